import type { RateLimitStatus } from './rateLimit';

/** The kinds of failed calls. Callers branch on the kind, never on the message. */
export type ApiErrorKind =
  | 'network'
  /** The request got no response and the browser reports that it is offline. */
  | 'offline'
  /** The request got no response within the endpoint's timeout. */
  | 'timeout'
  /** There is no usable ID token, or the backend answered 401 or 403. */
  | 'auth'
  | 'rateLimit'
  | 'notFound'
  | 'clientError'
  | 'server'
  /** A 2xx response whose body does not match the schema. */
  | 'invalidResponse';

interface ApiErrorDetails {
  status?: number;
  body?: string;
  cause?: unknown;
  /** Language of the message if it is not English. Unset for a message from the server, whose language is unknown. */
  lang?: 'es' | undefined;
  advice?: string | undefined;
  /** Says what happened, what is safe and what to do. Shown beside a message that is Spanish or the server's own. */
  explanation?: string | undefined;
  /** Set for kind 'rateLimit' if the call parses the rate limit headers. */
  rateLimit?: RateLimitStatus | undefined;
}

/** A failed call. Screens show the message as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
  }
}

export function errorKindForStatus(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimit';
  return status >= 500 ? 'server' : 'clientError';
}

export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

export type ErrorDescription = ReturnType<typeof describeError>;

/** Returns the message of a thrown value, as `getErrorMessage` does, with advice on what to do. */
export function describeError(error: unknown, fallback: string) {
  const { kind, details } = error instanceof ApiError ? error : { kind: null, details: undefined };
  return {
    message: getErrorMessage(error, fallback),
    lang: details?.lang,
    advice: details?.advice,
    /** Shown beside the message if there is no advice; left out in toasts. */
    explanation: details?.explanation,
    /** True if logging in again can help: the backend refused the token, or there was none to send. */
    hasSessionEnded: kind === 'auth' && details?.status !== 403,
  };
}

/** True if the same request may succeed later. False for 401, 403 and other 4xx responses except 429. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || !['auth', 'notFound', 'clientError'].includes(error.kind);
}
