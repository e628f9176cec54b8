/*
 * The service worker of hosted builds. It precaches the product's files for fast and offline visits, and caches recipe
 * pictures. Recipe texts are in the page's persisted query cache (src/api/persistedCache.ts).
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
import { getEnv } from './config/env';
import { storageKeys } from './config/storageKeys';

/** The used part of a service worker's global scope; TypeScript's DOM library does not declare it. */
interface ServiceWorkerScope {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
declare const self: ServiceWorkerScope;

// Safe on a first visit: the page has the same files. A page with older files keeps its worker until it requests
// `skipWaiting`.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/\/(index\.html)?(\?.*)?$/] }),
);

// Only from the backend's origin: the worker's Content-Security-Policy blocks all others.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.origin === new URL(getEnv().serverUrl).origin,
  new CacheFirst({
    cacheName: storageKeys.imageCache,
    // Without CORS the response is opaque: a 503 would be cached as the picture.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      // If the server does not allow CORS, show the picture without caching it.
      { handlerDidError: ({ request }) => fetch(request) },
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    ],
  }),
);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
