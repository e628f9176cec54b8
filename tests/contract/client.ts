import type { Endpoint } from '@/api/endpoints';

/** An answer as it arrived. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON; undefined where it is none. */
  json: unknown;
}

export interface Sending {
  /** Sent as a bearer token; without it the request carries no Authorization header. */
  token?: string;
  body?: unknown;
}

export type Send = (endpoint: Endpoint, sending?: Sending) => Promise<Answer>;

/** Two minutes: a recipe takes its time to be written. */
const patience = 120_000;

/**
 * Sends calls as the product does: JSON content type, bearer token, JSON body; with an origin, as from a page there.
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
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readJson(text) };
  };
}

/** Asks, as a browser does before a call from another origin, whether the call is allowed. Throws what fetch throws. */
export function preflight(apiUrl: string, origin: string, { method, path }: Endpoint, asked: string[]) {
  return fetch(`${apiUrl}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
    signal: AbortSignal.timeout(patience),
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
