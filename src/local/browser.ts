import { setupWorker } from 'msw/browser';
import { createHandlers, type LocalAddresses } from './handlers';
import { connectTabs } from './store/changes';

const controlTimeout = 10_000;
const wakeEvery = 10_000;

/**
 * Starts local mode: from here on the worker answers for the backend, the identity provider and the captcha. Resolves
 * once it controls the page. Throws an Error with words for the screen where service workers cannot be used.
 */
export async function startLocalServers(addresses: LocalAddresses): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'Local mode needs a service worker, which this window does not offer. Open the page on localhost or over HTTPS, outside a private window.',
    );
  }
  const worker = setupWorker(...createHandlers(addresses));
  await worker
    .start({
      serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
      quiet: true,
      onUnhandledRequest: 'bypass',
    })
    .catch((cause: unknown) => {
      throw new Error(
        'Local mode could not start its service worker. Reload the page, outside a private window.',
        { cause },
      );
    });
  await untilControlled();
  stayAwake();
  connectTabs();
}

async function untilControlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error('Local mode could not take over the page. Reload it to try again.')),
      controlTimeout,
    );
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(giveUp);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Keeps the worker answering for this page. It forgets the page when the browser puts it to sleep, and whenever the
 * page is about to unload, even if it then does not (a mailto: link, 'Stay on page').
 */
function stayAwake(): void {
  const wake = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  setInterval(wake, wakeEvery);
  window.addEventListener('focus', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('beforeunload', () => setTimeout(wake));
}
