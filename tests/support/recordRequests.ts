import { expect, onTestFinished } from 'vitest';
import { getEnv } from '@/config/env';
import { server } from './server';

export interface RecordedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The body; '' if there is none. */
  text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
}

export interface RecordedRequests {
  all: () => readonly RecordedRequest[];
  /** Returns the backend calls so far, without {api}: `GET /api/users/cook-1/recipes`. */
  calls: () => string[];
  /** Returns the backend calls of a method to a path (after {api}). */
  to: (method: string, path: string) => RecordedRequest[];
  clear: () => void;
}

/** Records every request until the end of the test. */
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

/** Asserts the exact URL and headers of a protected call without a body. */
export function expectCallWithoutBody(call: RecordedRequest | undefined, path: string): void {
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
