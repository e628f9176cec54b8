/** Returns the URL of a hosted build's service worker. */
export const serviceWorkerUrl = (): string => new URL('serviceWorker.js', document.baseURI).href;
