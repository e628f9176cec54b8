import type { Endpoint } from '@/api/endpoints';

export interface HttpResult {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
}

interface SendOptions {
  /** Sent as bearer token; without it the request has no Authorization header. */
  token?: string;
  body?: unknown;
}

export type Send = (endpoint: Endpoint, sending?: SendOptions) => Promise<HttpResult>;

/** A recipe can take two minutes. */
const timeoutMs = 120_000;

/**
 * Returns a function that sends calls like the product: JSON content type, bearer token, JSON body, and the origin if given.
 * Throws what fetch throws.
 */
export function createSend(apiUrl: string, origin: string | null): Send {
  return async ({ method, path }, { token, body } = {}) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(origin === null ? {} : { Origin: origin }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readJson(text) };
  };
}

export function sendPreflight(apiUrl: string, origin: string, { method, path }: Endpoint, asked: string[]) {
  return fetch(`${apiUrl}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
