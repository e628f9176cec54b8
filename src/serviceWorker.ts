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

// Only the backend's own: the policy that this worker is under lets it fetch nothing from strangers.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === new URL(env().serverUrl).origin,
  new CacheFirst({
    cacheName: storageKeys.pictureCache,
    // Only with CORS does an answer tell its status: without it, a 503 would be stored as the picture.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      // A server without CORS: its picture is shown and not stored.
      { handlerDidError: ({ request }) => fetch(request) },
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
