import { captchaScriptSources, isAllowedUrl, signInScriptSources } from '@/config/googleScriptSources';

/** Address of the service worker of a hosted build. */
export const serviceWorkerUrl = (): string => new URL('serviceWorker.js', document.baseURI).href;

/** What is used of the browser's `trustedTypes`, which TypeScript's DOM library does not describe. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * Says which addresses may become scripts on a page whose headers ask for Trusted Types: Google's, which Firebase and
 * the captcha write as plain strings, and the build's own worker. Anything else, and any HTML written as a string, the
 * browser refuses. Without Trusted Types, nothing is refused.
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
