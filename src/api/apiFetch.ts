import type { z } from 'zod';
import { getEnv } from '@/config/env';
import { IdTokenError } from '@/lib/idTokenError';
import { isOffline, offlineAdvice } from '@/lib/offline';
import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { ApiError, type ApiErrorKind, errorKindForStatus } from './apiError';
import type { Endpoint } from './endpoints';
import type { RateLimitStatus } from './rateLimit';
import { parseJson, readServerMessage } from './serverMessage';

let idTokenProvider: () => Promise<string | null> = async () => null;

/**
 * Sets the function that returns a fresh, checked ID token, or null if no user is signed in. The function throws
 * IdTokenError if a signed-in user's token cannot be obtained.
 */
export function setIdTokenProvider(provider: () => Promise<string | null>): void {
  idTokenProvider = provider;
}

interface CustomErrorMessage {
  message: string;
  rateLimit?: RateLimitStatus;
}

interface ApiRequest<Schema extends z.ZodType> {
  endpoint: Endpoint;
  /** Schema of a successful response. Leave out to ignore the body. */
  schema?: Schema;
  body?: unknown;
  /** Returns the message if the server sends none. The status is null if no response could be read. */
  fallbackMessage: (status: number | null) => string;
  /** Returns a message for a non-2xx response that replaces the server's; null keeps the server's. */
  customErrorFor?: (response: Response, body: string) => CustomErrorMessage | null;
  /** Language of both messages if it is not English. */
  lang?: 'es';
  /** Tells the user what to do after a timeout. Default: try again. */
  timeoutAdvice?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request to the backend and returns the parsed body: fresh token (claims 5.19, 5.20) → fetch → status → zod.
 * Throws ApiError: kind 'auth' without a usable token; 'network', 'offline' or 'timeout' without a response; by status
 * for a non-2xx response; 'invalidResponse' for a 2xx body that does not match.
 */
export async function apiFetch<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
): Promise<z.output<Schema>> {
  try {
    return await sendAndParse(request);
  } catch (error) {
    if (error instanceof ApiError) error.details.explanation = explainError(error, request);
    throw error;
  }
}

const summaryByKind: Partial<Record<ApiErrorKind, string>> = {
  network: 'The server did not answer.',
  invalidResponse: 'The server’s answer could not be read.',
  server: 'The server has a problem.',
  rateLimit: 'The server is getting too many requests.',
  auth: 'Your session has ended.',
};

/** Returns what happened, what is safe and what to do, in English; undefined if the server's own message says more. */
function explainError(
  { kind, details }: ApiError,
  { endpoint, body }: ApiRequest<z.ZodType>,
): string | undefined {
  const isSpanishClientError = details.lang === 'es' && ['clientError', 'notFound'].includes(kind);
  const summary = isSpanishClientError ? 'The server refused this.' : summaryByKind[kind];
  if (!summary || details.status === 403) return undefined;
  const isReadCall = endpoint.method === 'GET';
  const whatIsSafe = isReadCall ? 'What you saved is safe.' : body !== undefined && 'What you typed is kept.';
  const whatToDo = kind === 'auth' ? 'Log in again to continue.' : 'Try again in a moment.';
  return [summary, whatIsSafe, whatToDo].filter(Boolean).join(' ');
}

async function sendAndParse<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
): Promise<z.output<Schema>> {
  const { endpoint, schema, fallbackMessage, lang, signal } = request;
  const { status, ok, text, customMessage } = await withTimeout(
    endpoint.timeoutSeconds,
    (requestSignal) => sendRequest(request, requestSignal),
    signal,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError || signal?.aborted ? cause : createNoResponseError(request, cause);
  });

  if (!ok) {
    const serverText = customMessage ? null : readServerMessage(text);
    throw new ApiError(
      errorKindForStatus(status),
      customMessage?.message ?? serverText ?? fallbackMessage(status),
      {
        status,
        body: text,
        lang: serverText === null ? lang : undefined,
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

async function sendRequest({ endpoint, body, customErrorFor }: ApiRequest<z.ZodType>, signal: AbortSignal) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const token = endpoint.tokenPolicy === 'never' ? null : await getFreshIdToken();
  if (token === null && endpoint.tokenPolicy === 'required')
    throw new ApiError('auth', 'User not authenticated');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  signal.throwIfAborted();

  const response = await fetch(`${getEnv().apiUrl}${endpoint.path}`, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  const { status, ok } = response;
  // A non-2xx status is enough to report an error, even if the body breaks off; a 2xx body must be complete.
  const text = await response.text().catch((cause: unknown) => {
    if (ok) throw cause;
    return '';
  });
  return { status, ok, text, customMessage: ok ? null : (customErrorFor?.(response, text) ?? null) };
}

/** Returns a fresh ID token; null if no user is signed in. Throws ApiError of kind 'auth' if a user's token is not available. */
async function getFreshIdToken(): Promise<string | null> {
  try {
    return await idTokenProvider();
  } catch (cause) {
    throw cause instanceof IdTokenError ? new ApiError('auth', cause.message, { cause }) : cause;
  }
}

function createNoResponseError(
  { endpoint, fallbackMessage, lang, timeoutAdvice }: ApiRequest<z.ZodType>,
  cause: unknown,
): ApiError {
  const createError = (kind: 'network' | 'offline' | 'timeout', advice?: string) =>
    new ApiError(kind, fallbackMessage(null), { cause, lang, advice });
  if (isOffline()) {
    // React Query repeats queries when the network is back, mutations are not repeated.
    const isRead = endpoint.method === 'GET';
    return createError(
      'offline',
      isRead ? 'You are offline. This goes on by itself when you are back online.' : offlineAdvice,
    );
  }
  if (!isTimeoutError(cause)) return createError('network');
  return createError('timeout', `That took too long. ${timeoutAdvice ?? 'Try again in a moment.'}`);
}
