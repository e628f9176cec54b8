import type { ProxyOptions } from 'vite';

const prefix = '/model';

/** What a browser adds to a request, and the model's server has no use for. */
const left = ['cookie', 'origin', 'referer'];

/**
 * Code for a service worker, before all other, that leaves the calls of a model to the browser. Chromium does not tell a
 * worker that a call was aborted: through one, a model would go on writing for a page that is gone.
 */
export const bypassModelRequestsScript = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('${prefix}/')) event.stopImmediatePropagation();
});
`;

/**
 * Vite's proxy to the model, for its development server and its preview: the page asks its own origin, and only here is the
 * key known. It passes on what this page asks: any other site that is open in the browser could else ask in its name.
 */
export function modelProxy(address: string, key: string | undefined): Record<string, ProxyOptions> {
  return {
    [`${prefix}/`]: {
      target: address,
      rewrite: (path) => path.replace(prefix, ''),
      changeOrigin: true,
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      configure: (proxy) => {
        proxy.on('proxyReq', (request) => {
          for (const name of left) request.removeHeader(name);
        });
      },
      bypass: ({ method, url, headers }) =>
        method === 'POST' &&
        url === `${prefix}/chat/completions` &&
        headers['sec-fetch-site'] === 'same-origin'
          ? undefined
          : false,
    },
  };
}
