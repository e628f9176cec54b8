import type { ProxyOptions } from 'vite';

const proxyPath = '/model';

/** Request headers that the model's server does not need. */
const removedHeaders = ['cookie', 'origin', 'referer'];

/**
 * Code at the start of the service worker: requests to the model do not pass through the worker. Chromium does not tell
 * a worker that a request was aborted, so the model would continue for a closed page.
 */
export const bypassModelRequestsScript = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('${proxyPath}/')) event.stopImmediatePropagation();
});
`;

/**
 * Returns Vite's proxy to the model, for the development server and the preview. Only the proxy knows the key. It
 * forwards only requests of this page, so that no other site can use the key.
 */
export function modelProxy(targetUrl: string, key: string | undefined): Record<string, ProxyOptions> {
  return {
    [`${proxyPath}/`]: {
      target: targetUrl,
      rewrite: (path) => path.replace(proxyPath, ''),
      changeOrigin: true,
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      configure: (proxy) => {
        proxy.on('proxyReq', (request) => {
          for (const name of removedHeaders) request.removeHeader(name);
        });
      },
      bypass: ({ method, url, headers }) =>
        method === 'POST' &&
        url === `${proxyPath}/chat/completions` &&
        headers['sec-fetch-site'] === 'same-origin'
          ? undefined
          : false,
    },
  };
}
