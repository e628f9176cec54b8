import { storageKeys } from '@/config/storageKeys';
import { waitForIdle } from '@/lib/chunkedWork';
import { serviceWorkerUrl } from './trustedTypes';

/** The service worker fetches a hundred files, which would hold up what the page itself still loads. */
const registrationDelayMs = 500;

/**
 * Registers the service worker of a hosted build, if the browser has any. Reports a newer version once it is installed,
 * with a function that reloads the page on it: until then the page stays on its own version.
 */
export async function registerServiceWorker(onUpdate: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await new Promise((resolve) => setTimeout(resolve, registrationDelayMs));
  await waitForIdle();
  const registration = await serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first one ever replaces nothing.
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
}

/**
 * Deletes the stored pictures of a user's recipes, and the list of their addresses that workbox-expiration keeps. By the
 * page itself: a service worker may be stopped, or not control this page.
 */
export async function clearStoredPictures(): Promise<void> {
  // Left out where the page is not served securely.
  await window.caches?.delete(storageKeys.pictureCache);
  indexedDB.deleteDatabase('workbox-expiration');
}
