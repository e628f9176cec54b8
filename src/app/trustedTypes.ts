import { captchaScriptSources, isAllowedUrl, signInScriptSources } from '@/config/googleScriptSources';

export const serviceWorkerUrl = (): string => new URL('serviceWorker.js', document.baseURI).href;

/** The part of `window.trustedTypes` used here; TypeScript's DOM library does not declare it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * Installs the default Trusted Types policy: script URLs of Google (Firebase and the captcha set them as plain strings)
 * and the build's own worker are allowed. The browser blocks all other script URLs and all HTML strings. Does nothing
 * in browsers without Trusted Types.
 */
export function installTrustedTypes(page: Window & { trustedTypes?: TrustedTypes } = window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
  });
}

function isTrustedScript(address: string): boolean {
  if (__SAZON_LOCAL__) {
    const worker = new URL('mockServiceWorker.js', document.baseURI).href;
    return address === worker || isAllowedUrl(captchaScriptSources, address);
  }
  return (
    address === serviceWorkerUrl() || isAllowedUrl([...captchaScriptSources, ...signInScriptSources], address)
  );
}
