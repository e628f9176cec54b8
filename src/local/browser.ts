import { setupWorker } from 'msw/browser';
import { setRecipeTimeout } from '@/api/endpoints';
import { createHandlers, type ServerUrls } from './handlers';
import { callTimeoutSeconds } from './model/chatCompletion';
import { connectTabs } from './store/changes';

const controlTimeoutMs = 10_000;
const keepAliveIntervalMs = 10_000;

/**
 * Starts local mode: MSW's service worker responds for the backend, the identity provider and the captcha. Resolves
 * once it controls the page. Throws an Error with a message for the screen if service workers are not available.
 */
export async function startLocalServers(addresses: ServerUrls): Promise<void> {
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
  await waitForControl();
  if (addresses.model) setRecipeTimeout(callTimeoutSeconds);
  keepWorkerAlive();
  connectTabs();
}

async function waitForControl(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error('Local mode could not take over the page. Reload it to try again.')),
      controlTimeoutMs,
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
 * Re-activates mocking regularly. The worker forgets the page when the browser stops it, and at every `beforeunload`,
 * even if the page stays (a mailto: link, 'Stay on page').
 */
function keepWorkerAlive(): void {
  const wake = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  setInterval(wake, keepAliveIntervalMs);
  window.addEventListener('focus', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('beforeunload', () => setTimeout(wake));
}
