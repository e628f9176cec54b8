// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv as readDotenv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { firebaseJson } from '@/hosting/firebaseJson';
import { securityHeaders } from '@/hosting/securityHeaders';
import { hostedEnv } from '../../../e2e/hostedEnv.mjs';

const html = readFileSync('index.html', 'utf8');
const localEnv = { VITE_BACKEND: 'local' };
const emulatorEnv = {
  VITE_API_URL: 'http://127.0.0.1:5000/api',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
  VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
};

function policyOf(values: Record<string, unknown>, page = html): Record<string, string> {
  const policy = securityHeaders(values, page)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const inlineScripts = (html.match(/(?<=<script>)[\s\S]*?(?=<\/script>)/g) ?? []).map(hashOf).join(' ');

describe('firebase.json', () => {
  it('is what `npm run headers` writes, without .env or with its values', () => {
    const built = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : html;
    const written = ['.env.example', '.env']
      .filter((file) => existsSync(file))
      .flatMap((file) =>
        [html, built].map((page) =>
          firebaseJson(securityHeaders(readDotenv(readFileSync(file, 'utf8')), page)),
        ),
      );
    expect(written).toContain(readFileSync('firebase.json', 'utf8'));
  });

  it('answers 404 for missing files, and lets browsers cache only files with hashed names', () => {
    const { hosting } = JSON.parse(firebaseJson(securityHeaders(hostedEnv, html)));
    expect(Object.keys(hosting)).toEqual(['public', 'headers']);
    const [everything, ...cached] = hosting.headers;
    expect(everything.source).toBe('**');
    expect(cached).toEqual([
      { source: '/', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/*', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      {
        source: '/assets/**',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]);
  });
});

describe('the security headers', () => {
  it('of a hosted build are exactly these', () => {
    expect(securityHeaders(hostedEnv, html)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy': expect.stringMatching(
        /^clipboard-write=\(self\), screen-wake-lock=\(self\)(, [a-z-]+=\(\))+$/,
      ),
      'Referrer-Policy': 'strict-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(policyOf(hostedEnv)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${inlineScripts} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com/js/api.js https://apis.google.com/_/scs/`,
      'style-src': "'self'",
      'font-src': "'self'",
      'img-src': "'self' https:",
      'connect-src':
        "'self' https://kitchen.example.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/",
      'frame-src':
        'https://sazon.example.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "default gapi#gapi goog#html recaptcha 'allow-duplicates'",
      'upgrade-insecure-requests': '',
    });
  });

  it('of local mode allow its worker and server, but nothing of Google', () => {
    const policy = policyOf(localEnv);
    expect(policy).toMatchObject({
      'script-src': `'self' ${inlineScripts} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
      'img-src': "'self' https: http://localhost:5000",
      'connect-src':
        "'self' http://localhost:5000 https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
      'worker-src': "'self'",
      'trusted-types': 'default',
    });
    expect(policy).not.toHaveProperty('frame-src');
  });

  it('of a build with the emulator allow it, but not Firebase', () => {
    expect(policyOf(emulatorEnv)).toMatchObject({
      'connect-src': "'self' http://127.0.0.1:5000 http://127.0.0.1:9099 https://www.google.com/recaptcha/",
      'frame-src': expect.stringMatching(/^http:\/\/127\.0\.0\.1:9099 /),
      'img-src': "'self' https: http://127.0.0.1:5000",
    });
  });

  it('upgrade to https only if the backend uses it', () => {
    expect(policyOf(localEnv)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(emulatorEnv)).not.toHaveProperty('upgrade-insecure-requests');
    const pictures = { ...hostedEnv, VITE_SERVER_URL: 'http://pictures.example.com' };
    expect(policyOf(pictures)).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('never allow text as code or style', () => {
    for (const values of [localEnv, emulatorEnv, hostedEnv]) {
      expect(securityHeaders(values, html)['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
    }
  });

  it('allow the page’s own inline scripts, whatever its line ends', () => {
    const page =
      '<script>\n  one();\n</script><script type="module" src="./a.js"></script><script nonce>two()</script>';
    const hashes = `'self' ${hashOf('\n  one();\n')} ${hashOf('two()')} https:`;
    for (const text of [page, page.replaceAll('\n', '\r\n')]) {
      expect(policyOf(localEnv, text)['script-src']?.startsWith(hashes)).toBe(true);
    }
  });

  it('allow only the inline styles of the build', () => {
    const style = 'main > * { display: none }';
    expect(policyOf(hostedEnv, `<style>${style}</style>`)['style-src']).toBe(`'self' ${hashOf(style)}`);
  });

  it('cannot be made if a value is missing or malformed', () => {
    expect(() => securityHeaders({ ...hostedEnv, VITE_API_URL: 'kitchen' }, html)).toThrow(
      'VITE_API_URL must be an absolute http(s) URL',
    );
  });
});
