import 'fake-indexeddb/auto';
import type { BrowserContext, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { resetDb } from '@/mocks/db';
import { createHandlers } from '@/mocks/handlers/handlers';
import { hostedEnv } from './hostedEnv.mjs';
import { hosted } from './servers';

const apiUrl = hostedEnv.VITE_API_URL;
const handlers = createHandlers({ apiUrl, serverUrl: apiUrl.replace(/\/api$/, '') });

/** A request as it left the browser for one of the product's servers. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The hosted product's servers, played by local mode's handlers in this process. */
export interface Backend {
  /** The backend calls so far, by method and path after {api}. */
  to: (method: string, path: string) => SentRequest[];
  sent: SentRequest[];
}

/** Answers everything a page asks of the world outside; what nobody is known to answer fails. */
export async function startBackend(context: BrowserContext): Promise<Backend> {
  await resetDb();
  const sent: SentRequest[] = [];
  await context.route(
    (url) => !url.href.startsWith(hosted.url) && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS') {
        const headers = await request.allHeaders();
        sent.push({ method: request.method(), url: request.url(), headers, body: request.postData() });
      }
      await answer(route);
    },
  );
  const to = (method: string, path: string) =>
    sent.filter((request) => request.method === method && request.url === apiUrl + path);
  return { sent, to };
}

async function answer(route: Route): Promise<void> {
  const { url, method, headers, body } = await outgoing(route);
  const response = await getResponse(handlers, new Request(url, { method, headers, body }));
  if (!response || response.type === 'error') return route.abort('failed');
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

async function outgoing(route: Route) {
  const request = route.request();
  const method = request.method();
  const headers = await request.allHeaders();
  // HTTP/2's own fields are no headers to the Request class.
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return { url: request.url(), method, headers: Object.fromEntries(plain), body: request.postData() };
}
