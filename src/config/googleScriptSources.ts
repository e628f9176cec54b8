/*
 * Where Google's scripts come from, as a content security policy lists sources: an address that ends in a slash stands
 * for everything below it. The headers let these load, and the Trusted Types policy lets nothing else become a script.
 */

/** reCAPTCHA: its loader, then the widget. */
export const captchaScriptSources = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** Google sign-in in Firebase's popup: the loader of Google's frame library, then the library. */
export const signInScriptSources = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/** Whether an absolute address is one of the sources or lies below one. False for what is no address. */
export function isAllowedUrl(sources: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const place = origin + pathname;
  return sources.some((source) => (source.endsWith('/') ? place.startsWith(source) : place === source));
}
