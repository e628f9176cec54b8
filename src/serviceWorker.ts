/*
 * The hosted build's service worker: the product's own files, so that a visit paints without a request and needs no
 * network, and the pictures of recipes. What recipes say is in the page's own cache (src/api/persistedCache.ts).
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { env } from './config/env';
import { storageKeys } from './config/storageKeys';
import { workerMessages } from './config/workerMessages';

/** What is used of a service worker's own scope, which TypeScript's DOM library does not describe. */
interface WorkerScope {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
declare const self: WorkerScope;

// A page whose first visit this is has the same files. One that is open on older ones keeps them until it asks for these.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/\/(index\.html)?(\?.*)?$/] }),
);

const pictures = new ExpirationPlugin({
  maxEntries: 80,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
});

// Only the backend's own: the policy that this worker is under lets it fetch nothing from strangers.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === new URL(env().serverUrl).origin,
  new CacheFirst({
    cacheName: storageKeys.pictureCache,
    plugins: [
      // A picture from elsewhere tells nothing of its status, 0 at all: it is shown all the same.
      { cacheWillUpdate: async ({ response }) => ([0, 200].includes(response.status) ? response : null) },
      pictures,
    ],
  }),
);

self.addEventListener('message', (event) => {
  if (event.data === workerMessages.update) event.waitUntil(self.skipWaiting());
  if (event.data === workerMessages.forgetPerson) event.waitUntil(pictures.deleteCacheAndMetadata());
});
