/*
 * Sources of Google's scripts, as Content-Security-Policy source expressions: a trailing slash allows everything below
 * it. Used for the CSP header and for the Trusted Types policy.
 */

/** reCAPTCHA: the loader, then the widget. */
export const captchaScriptSources = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** Google sign-in in Firebase's popup: the loader of Google's frame library, then the library. */
export const signInScriptSources = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/** True if a URL equals one of the sources or lies below it. False for an invalid URL. */
export function isAllowedUrl(sources: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const target = origin + pathname;
  return sources.some((source) => (source.endsWith('/') ? target.startsWith(source) : target === source));
}
