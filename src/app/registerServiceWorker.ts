import { serviceWorkerUrl } from '@/config/serviceWorkerUrl';
import { storageKeys } from '@/config/storageKeys';
import { waitForIdle } from '@/lib/chunkedWork';

/** Precaching about 100 files would compete with the page's own requests. */
const registrationDelayMs = 500;

/**
 * Registers the service worker of a hosted build, if the browser supports one. Calls `onUpdate` once a newer version is
 * installed, with a function that reloads the page with it; until then the page keeps its version.
 */
export async function registerServiceWorker(onUpdate: (reload: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await new Promise((resolve) => setTimeout(resolve, registrationDelayMs));
  await waitForIdle();
  const registration = await serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' });
  const offerUpdate = (waiting: ServiceWorker) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  if (registration.waiting && serviceWorker.controller) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first installation replaces nothing.
      if (installing.state === 'installed' && serviceWorker.controller) offerUpdate(installing);
    });
  });
}

/**
 * Deletes the cached recipe pictures, and the list of their URLs that workbox-expiration stores. Runs in the
 * page, because a service worker may be stopped or not control this page.
 */
export async function clearImageCache(): Promise<void> {
  // `caches` is undefined on insecure origins.
  await window.caches?.delete(storageKeys.imageCache);
  indexedDB.deleteDatabase('workbox-expiration');
}
