import { setupWorker } from 'msw/browser';
import { setRecipeTimeoutSeconds } from '@/api/endpoints';
import { withTimeout } from '@/lib/timeout';
import { createHandlers, type LocalModeOptions } from './handlers';
import { recipeCallTimeoutSeconds } from './model/chatCompletion';
import { shareChangesAcrossTabs } from './store/changes';

const controllerTimeoutSeconds = 10;
const reactivationIntervalMs = 10_000;

/**
 * Starts local mode: MSW's service worker responds for the backend, the identity provider and the captcha. Resolves
 * once it controls the page. Throws an Error with a message for the screen if service workers are not available.
 */
export async function startMocking(options: LocalModeOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'Local mode needs a service worker, which this window does not offer. Open the page on localhost or over HTTPS, outside a private window.',
    );
  }
  const worker = setupWorker(...createHandlers(options));
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
  await waitForController();
  if (options.model) setRecipeTimeoutSeconds(recipeCallTimeoutSeconds);
  reactivateMocking();
  shareChangesAcrossTabs();
}

async function waitForController(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const controllerChange = () =>
    new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await withTimeout(controllerTimeoutSeconds, controllerChange).catch((cause: unknown) => {
    throw new Error('Local mode could not take over the page. Reload it to try again.', { cause });
  });
}

/**
 * Re-activates mocking every 10 s. MSW's worker deactivates it when the browser stops the worker, and at every
 * `beforeunload`, even if the page stays (a mailto: link, 'Stay on page').
 */
function reactivateMocking(): void {
  const activateMocking = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  setInterval(activateMocking, reactivationIntervalMs);
  window.addEventListener('focus', activateMocking);
  window.addEventListener('pageshow', activateMocking);
  document.addEventListener('visibilitychange', activateMocking);
  window.addEventListener('beforeunload', () => setTimeout(activateMocking));
}
