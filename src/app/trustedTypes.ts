import { captchaScriptSources, isAllowedUrl, signInScriptSources } from '@/config/googleScriptSources';
import { serviceWorkerUrl } from '@/config/serviceWorkerUrl';

/** The part of `window.trustedTypes` used here; TypeScript's DOM library does not declare it. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * Installs the default Trusted Types policy: script URLs of Google (Firebase and the captcha set them as plain strings)
 * and the build's own worker are allowed. The browser blocks all other script URLs and all HTML strings. Does nothing
 * in browsers without Trusted Types.
 */
export function installTrustedTypes(page: Window & { trustedTypes?: PolicyFactory } = window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isTrustedScriptUrl(url) ? url : null),
  });
}

function isTrustedScriptUrl(url: string): boolean {
  if (__SAZON_LOCAL__) {
    const workerUrl = new URL('mockServiceWorker.js', document.baseURI).href;
    return url === workerUrl || isAllowedUrl(captchaScriptSources, url);
  }
  return url === serviceWorkerUrl() || isAllowedUrl([...captchaScriptSources, ...signInScriptSources], url);
}
