import { createHash } from 'node:crypto';
import type { Env } from '@/config/env';
import { captchaScriptSources, signInScriptSources } from '@/config/googleScriptSources';
import { parseEnv } from '@/config/parseEnv';

/** Response headers by name. */
export type HeaderValues = Record<string, string>;

/**
 * What the product asks of the browser; the rest is switched off, for the page and for its frames. Sharing, which is the
 * page's own unless it gives it away, goes unnamed: browsers that have none call the name a mistake.
 */
const usedFeatures = ['clipboard-write', 'screen-wake-lock'];
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The security headers of a build, for every file it serves. They depend on the values the build was made with (whom the
 * page may talk to) and on `html`, the text of the page that was built (whose inline scripts and styles they let in). Throws
 * when a value is bad.
 */
export function securityHeaders(values: Record<string, unknown>, html: string): HeaderValues {
  const parsed = parseEnv(values);
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ name, message }) => `${name} ${message}`).join('\n'));
  return {
    'Content-Security-Policy': contentSecurityPolicy(parsed.env, html),
    // Google's sign-in window must be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      ...usedFeatures.map((feature) => `${feature}=(self)`),
      ...unusedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
    // The origin and no more: Firebase and reCAPTCHA hold their keys against it.
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}

function contentSecurityPolicy(env: Env, html: string): string {
  const isLocal = env.backend === 'local';
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inlineHashes(html, 'script'),
      ...captchaScriptSources,
      ...(isLocal ? [] : signInScriptSources),
    ],
    // React sets styles through the DOM, which needs no leave; the build writes into the page what its first paint needs.
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    'img-src': imageSources(env),
    'connect-src': ["'self'", ...servers(env)],
    'worker-src': ["'self'"],
    ...(isLocal ? {} : { 'frame-src': frames(env) }),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Every form is sent by script.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypePolicies(isLocal),
    ...(isSecure(env) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** A recipe's picture may lie at any https address, or on the backend's server. */
function imageSources({ serverUrl }: Env): string[] {
  const { protocol, origin } = new URL(serverUrl);
  return ["'self'", 'https:', ...(protocol === 'http:' ? [origin] : [])];
}

/** Whom the page calls. In local mode the worker answers, after the policy has been asked. */
function servers({ backend, apiUrl, serverUrl, authEmulatorUrl }: Env): string[] {
  const identity =
    authEmulatorUrl === null
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : [new URL(authEmulatorUrl).origin];
  // reCAPTCHA reports from the page itself, not only from its frame.
  const captcha = backend === 'local' ? [] : ['https://www.google.com/recaptcha/'];
  // The hosted build's worker fetches the pictures that it keeps.
  const own = new Set(
    [apiUrl, ...(backend === 'local' ? [] : [serverUrl])].map((url) => new URL(url).origin),
  );
  return [...own, ...identity, ...captcha];
}

/** The frame through which Firebase talks to its popup, and the captcha's. */
function frames({ firebase, authEmulatorUrl }: Env): string[] {
  return [
    authEmulatorUrl === null ? `https://${firebase.authDomain}` : new URL(authEmulatorUrl).origin,
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ];
}

/** Ours (src/app/trustedTypes.ts), then those that Google's scripts make for themselves, some of them more than once. */
function trustedTypePolicies(isLocal: boolean): string[] {
  return isLocal ? ['default'] : ['default', 'gapi#gapi', 'goog#html', 'recaptcha', "'allow-duplicates'"];
}

const isSecure = ({ apiUrl, serverUrl }: Env) =>
  [apiUrl, serverUrl].every((url) => new URL(url).protocol === 'https:');

/** What is inline in a page, as the policy's source list names it. A browser reads any line end as \n. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return Array.from(
    html.replace(/\r\n?/g, '\n').matchAll(pattern),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
