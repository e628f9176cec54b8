import type { z } from 'zod';
import { env } from '@/config/env';
import { ApiError, kindOfStatus } from './apiError';
import type { Endpoint } from './endpoints';

/** Gives a fresh, checked identity token, or null when nobody is signed in. Throws an ApiError of kind 'auth'. */
export type GetIdToken = () => Promise<string | null>;

let getIdToken: GetIdToken = async () => null;

/** Hands the api its source of identity tokens, so that it needs to know nothing of the identity provider. */
export function provideIdToken(source: GetIdToken): void {
  getIdToken = source;
}

interface ApiRequest<Schema extends z.ZodType> {
  endpoint: Endpoint;
  /** What a successful answer must look like. Left out for a call whose body is not read. */
  schema?: Schema;
  body?: unknown;
  /** The catalogue's message for this call (spec 8), for when the server gives none. */
  fallback: (status: number | null) => string;
  signal?: AbortSignal;
  /** The message of a non-2xx answer where a call has wording of its own; null for the usual one. */
  describe?: (response: Response, body: string) => string | null;
}

/**
 * The one way to the backend (spec 5 'Protected requests' and 7): fresh token → checks → fetch → status → zod.
 * Throws ApiError: 'auth' without a usable token, 'network' when no answer came, by status otherwise, and
 * 'contract' when a success cannot be read.
 */
export async function apiFetch<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
): Promise<z.output<Schema>> {
  const { endpoint, schema, body, fallback, signal } = request;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = endpoint.token === 'never' ? null : await freshToken(fallback(null));
  if (token === null && endpoint.token === 'required') throw new ApiError('auth', 'User not authenticated');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);

  const response = await send(`${env().apiUrl}${endpoint.path}`, fallback(null), {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text().catch(() => '');

  if (!response.ok) {
    const { status } = response;
    const message = request.describe?.(response, text) ?? serverMessage(text) ?? fallback(status);
    throw new ApiError(kindOfStatus(status), message, { status, body: text });
  }
  return schema ? readBody(schema, text, fallback(null)) : (undefined as z.output<Schema>);
}

/** The message a failed answer carries: `msg` or `error`, whichever is a non-empty string (decisions, 'Calls'). */
export function serverMessage(body: string): string | null {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null) return null;
  for (const key of ['msg', 'error'] as const) {
    const value: unknown = Reflect.get(parsed, key);
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

async function freshToken(fallback: string): Promise<string | null> {
  try {
    return await getIdToken();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('network', fallback, { cause });
  }
}

async function send(url: string, fallback: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError('network', fallback, { cause });
  }
}

function readBody<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  fallback: string,
): z.output<Schema> {
  const result = schema.safeParse(parseJson(text));
  if (!result.success) throw new ApiError('contract', fallback, { body: text, cause: result.error });
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
