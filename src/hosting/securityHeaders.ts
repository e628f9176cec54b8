import { createHash } from 'node:crypto';
import type { Env } from '@/config/env';
import { captchaScriptSources, signInScriptSources } from '@/config/googleScriptSources';
import { parseEnv } from '@/config/parseEnv';

export type HeaderValues = Record<string, string>;

/**
 * Browser features for the Permissions-Policy header; all others are disabled for the page and its frames. 'web-share'
 * is not listed: it is allowed by default, and browsers without it log a warning.
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
 * Returns the security headers for every file of a build. `values` are the build's environment variables and `html` is
 * its page, whose inline scripts and styles are allowed. Throws if a value is invalid.
 */
export function securityHeaders(values: Record<string, unknown>, html: string): HeaderValues {
  const parsed = parseEnv(values);
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ name, message }) => `${name} ${message}`).join('\n'));
  return {
    'Content-Security-Policy': contentSecurityPolicy(parsed.env, html),
    // Google's sign-in popup must be able to reach its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      ...usedFeatures.map((feature) => `${feature}=(self)`),
      ...unusedFeatures.map((feature) => `${feature}=()`),
    ].join(', '),
    // Firebase and reCAPTCHA check their keys against the origin.
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
    // React sets styles through the DOM, which the policy allows. The hashes are for the inlined style sheet.
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    'img-src': imageSources(env),
    'connect-src': ["'self'", ...connectSources(env)],
    'worker-src': ["'self'"],
    ...(isLocal ? {} : { 'frame-src': frameSources(env) }),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // All forms are sent by script.
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

/** Recipe pictures can have any https URL, or one on the backend's server. */
function imageSources({ serverUrl }: Env): string[] {
  const { protocol, origin } = new URL(serverUrl);
  return ["'self'", 'https:', ...(protocol === 'http:' ? [origin] : [])];
}

/** Origins that the page connects to. In local mode the service worker responds, but the policy applies first. */
function connectSources({ backend, apiUrl, serverUrl, authEmulatorUrl }: Env): string[] {
  const identityOrigins =
    authEmulatorUrl === null
      ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
      : [new URL(authEmulatorUrl).origin];
  // reCAPTCHA sends reports from the page, not only from its frame.
  const captchaSources = backend === 'local' ? [] : ['https://www.google.com/recaptcha/'];
  const backendOrigins = new Set(
    [apiUrl, ...(backend === 'local' ? [] : [serverUrl])].map((url) => new URL(url).origin),
  );
  return [...backendOrigins, ...identityOrigins, ...captchaSources];
}

function frameSources({ firebase, authEmulatorUrl }: Env): string[] {
  return [
    authEmulatorUrl === null ? `https://${firebase.authDomain}` : new URL(authEmulatorUrl).origin,
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ];
}

/** Our policy (src/app/trustedTypes.ts), then those that Google's scripts create, some of them more than once. */
function trustedTypePolicies(isLocal: boolean): string[] {
  return isLocal ? ['default'] : ['default', 'gapi#gapi', 'goog#html', 'recaptcha', "'allow-duplicates'"];
}

const isSecure = ({ apiUrl, serverUrl }: Env) =>
  [apiUrl, serverUrl].every((url) => new URL(url).protocol === 'https:');

/** Returns CSP hashes of the page's inline scripts or styles. Browsers normalize line ends to \n before hashing. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return Array.from(
    html.replace(/\r\n?/g, '\n').matchAll(pattern),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
