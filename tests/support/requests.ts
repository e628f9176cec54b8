import { expect, onTestFinished } from 'vitest';
import { getEnv } from '@/config/env';
import { server } from './server';

/** A request as it left the product. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The body as sent; '' for none. */
  text: string;
  /** The body read as JSON; undefined where it is none. */
  json: unknown;
}

export interface RecordedRequests {
  /** Every request so far, in order. */
  all: () => readonly RecordedRequest[];
  /** The backend calls so far: `GET /api/users/cook-1/recipes` and the like, {api} left out. */
  calls: () => string[];
  /** The backend calls of a method to a path (after {api}). */
  to: (method: string, path: string) => RecordedRequest[];
  clear: () => void;
}

/** Records what the product sends from here on, until the test is over. */
export function recordRequests(): RecordedRequests {
  const recorded: RecordedRequest[] = [];
  const record = async ({ request }: { request: Request }) => {
    const entry: RecordedRequest = {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      text: '',
      json: undefined,
    };
    recorded.push(entry);
    entry.text = await request.clone().text();
    entry.json = readJson(entry.text);
  };
  server.events.on('request:start', record);
  onTestFinished(() => server.events.removeListener('request:start', record));

  const { apiUrl } = getEnv();
  const toApi = () => recorded.filter(({ url }) => url.startsWith(`${apiUrl}/`));
  return {
    all: () => recorded,
    calls: () => toApi().map(({ method, url }) => `${method} ${url.slice(apiUrl.length)}`),
    to: (method, path) =>
      toApi().filter((request) => request.method === method && request.url === apiUrl + path),
    clear: () => recorded.splice(0),
  };
}

/** Asserts that a protected call without a body was sent to the letter, to a path after the backend's host. */
export function expectBareCall(call: RecordedRequest | undefined, path: string): void {
  expect(call?.url).toBe(`http://localhost:5000${path}`);
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: expect.stringMatching(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/),
  });
  expect(call?.text).toBe('');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
