import type { z } from 'zod';
import { env } from '@/config/env';
import { IdTokenError } from '@/lib/idTokenError';
import { isOffline, offlineAdvice } from '@/lib/offline';
import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { ApiError, type ApiErrorKind, errorKindForStatus } from './apiError';
import type { Endpoint } from './endpoints';
import type { RateLimitStatus } from './rateLimit';

let getIdToken: () => Promise<string | null> = async () => null;

/**
 * Sets how requests get a fresh, checked identity token: null if nobody is signed in. It throws IdTokenError if there
 * should be one and is none.
 */
export function setIdTokenProvider(source: () => Promise<string | null>): void {
  getIdToken = source;
}

/** The message of a refusal that a call words itself. */
interface CustomErrorMessage {
  message: string;
  rateLimit?: RateLimitStatus;
}

interface ApiRequest<Schema extends z.ZodType> {
  endpoint: Endpoint;
  /** What a successful answer must look like. Left out for a call whose body is not read. */
  schema?: Schema;
  body?: unknown;
  /** The call's own message, for when the server gives none. The status is null where no answer could be read. */
  fallbackMessage: (status: number | null) => string;
  /** The message of a non-2xx answer where the call words it itself whatever the server says; null for the usual one. */
  errorMessageFor?: (response: Response, body: string) => CustomErrorMessage | null;
  /** Language of both where it is not the page's. */
  lang?: 'es';
  /** What to do where no answer came in time, if there is more to say than to try again. */
  timeoutAdvice?: string;
  signal?: AbortSignal | undefined;
}

/**
 * The one way to the backend, within the call's limit: fresh token (claims 5.19, 5.20) → fetch → status → zod.
 * Throws ApiError: 'auth' without a usable token, 'network', 'offline' or 'timeout' when no answer came, by status
 * otherwise, and 'invalidResponse' when a success cannot be read.
 */
export async function apiFetch<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
): Promise<z.output<Schema>> {
  try {
    return await call(request);
  } catch (error) {
    if (error instanceof ApiError) error.details.explanation = explanationOf(error, request);
    throw error;
  }
}

const whatHappened: Partial<Record<ApiErrorKind, string>> = {
  network: 'The server did not answer.',
  invalidResponse: 'The server’s answer could not be read.',
  server: 'The server has a problem.',
  rateLimit: 'The server was asked too often.',
  auth: 'Your session has ended.',
};

/** What happened, what is safe and what to do, in plain English; undefined where a server's own words say more. */
function explanationOf(
  { kind, details }: ApiError,
  { endpoint, body }: ApiRequest<z.ZodType>,
): string | undefined {
  const isRefusedInSpanish = details.lang === 'es' && ['clientError', 'notFound'].includes(kind);
  const happened = isRefusedInSpanish ? 'The server refused this.' : whatHappened[kind];
  if (!happened || details.status === 403) return undefined;
  const isRead = endpoint.method === 'GET';
  const whatIsSafe = isRead ? 'What you saved is safe.' : body !== undefined && 'What you typed is kept.';
  const whatToDo = kind === 'auth' ? 'Log in again to go on.' : 'Try again in a moment.';
  return [happened, whatIsSafe, whatToDo].filter(Boolean).join(' ');
}

async function call<Schema extends z.ZodType>(request: ApiRequest<Schema>): Promise<z.output<Schema>> {
  const { endpoint, schema, fallbackMessage, lang, signal } = request;
  const { status, ok, text, customMessage } = await withTimeout(
    endpoint.timeoutSeconds,
    (ending) => sendRequest(request, ending),
    signal,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError || signal?.aborted ? cause : noResponseError(request, cause);
  });

  if (!ok) {
    const told = customMessage ? null : readServerMessage(text);
    throw new ApiError(
      errorKindForStatus(status),
      customMessage?.message ?? told ?? fallbackMessage(status),
      {
        status,
        body: text,
        lang: told === null ? lang : undefined,
        rateLimit: customMessage?.rateLimit,
      },
    );
  }
  if (!schema) return undefined as z.output<Schema>;
  const result = schema.safeParse(parseJson(text));
  if (!result.success)
    throw new ApiError('invalidResponse', fallbackMessage(null), { cause: result.error, lang });
  return result.data;
}

/** Sends the request and reads what comes. Throws an ApiError without a usable token, anything else without an answer. */
async function sendRequest(
  { endpoint, body, errorMessageFor }: ApiRequest<z.ZodType>,
  signal: AbortSignal,
): Promise<RawResponse> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = endpoint.token === 'never' ? null : await idToken();
  if (token === null && endpoint.token === 'required') throw new ApiError('auth', 'User not authenticated');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  signal.throwIfAborted();

  const response = await fetch(`${env().apiUrl}${endpoint.path}`, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  const { status, ok } = response;
  // A refusal counts, whatever becomes of its words; half of a success does not.
  const text = await response.text().catch((cause: unknown) => {
    if (ok) throw cause;
    return '';
  });
  return { status, ok, text, customMessage: ok ? null : (errorMessageFor?.(response, text) ?? null) };
}

/** A fresh identity token. Throws an ApiError of kind 'auth' if there is none to be had. */
async function idToken(): Promise<string | null> {
  try {
    return await getIdToken();
  } catch (cause) {
    throw cause instanceof IdTokenError ? new ApiError('auth', cause.message, { cause }) : cause;
  }
}

/** What is read of an answer. */
interface RawResponse {
  status: number;
  ok: boolean;
  text: string;
  customMessage: CustomErrorMessage | null;
}

/** The failure of a call that nobody answered. */
function noResponseError(
  { endpoint, fallbackMessage, lang, timeoutAdvice }: ApiRequest<z.ZodType>,
  cause: unknown,
): ApiError {
  const fail = (kind: 'network' | 'offline' | 'timeout', advice?: string) =>
    new ApiError(kind, fallbackMessage(null), { cause, lang, advice });
  if (isOffline()) {
    // What is read is asked for again when the network is back; what is sent is not.
    const isRead = endpoint.method === 'GET';
    return fail(
      'offline',
      isRead ? 'You are offline. This goes on by itself when you are back online.' : offlineAdvice,
    );
  }
  if (!isTimeoutError(cause)) return fail('network');
  return fail('timeout', `That took too long. ${timeoutAdvice ?? 'Try again in a moment.'}`);
}

/** The message a failed answer carries: `msg` (calls 4 to 6) or `error`, whichever is a non-empty, readable string. */
export function readServerMessage(body: string): string | null {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null) return null;
  for (const key of ['msg', 'error'] as const) {
    const value: unknown = Reflect.get(parsed, key);
    const words = typeof value === 'string' ? sanitizeServerText(value) : null;
    if (words !== null) return words;
  }
  return null;
}

/** Longest text of a server that is shown, in characters. */
const maxServerTextLength = 300;
const markup = /<[a-z!/?]/i;
const unseen = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu;
const stackTrace = /^\s*at \S.*[):]\d*\)?$|^Traceback \(/m;

/** A server's text, without control characters, where people can read it: short, no markup and no stack trace; else null. */
export function sanitizeServerText(text: string): string | null {
  const words = text.replace(unseen, '').trim();
  if (words === '' || words.length > maxServerTextLength) return null;
  // Within JSON, lines are told apart by signs.
  const lines = words.replaceAll('\\n', '\n');
  return [markup, stackTrace].some((pattern) => pattern.test(lines)) ? null : words;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
