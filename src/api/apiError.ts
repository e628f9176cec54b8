import type { RateLimitStatus } from './rateLimit';

/** What went wrong, so that callers branch on a kind and never on a text. */
export type ApiErrorKind =
  /** No answer arrived. */
  | 'network'
  /** None could: the browser has no network. */
  | 'offline'
  /** None arrived within the call's limit. */
  | 'timeout'
  /** No usable identity token, or the backend refused it (401, 403). */
  | 'auth'
  | 'rateLimit'
  | 'notFound'
  /** Another 4xx: an answer, not a fault. */
  | 'clientError'
  | 'server'
  /** A 2xx whose body is not what the contract promises. */
  | 'invalidResponse';

interface ApiErrorDetails {
  /** Left out where no answer came. */
  status?: number;
  body?: string;
  cause?: unknown;
  /** Language of the message where it is not the page's. A server's own words are of no known one. */
  lang?: 'es' | undefined;
  /** What to do about it, in a sentence for beside the message. */
  advice?: string | undefined;
  /** What happened, what is safe and what to do: for beside a message that is a server's or Spanish. */
  explanation?: string | undefined;
  /** Of kind 'rateLimit', where the call reads it: what the message was made of. */
  rateLimit?: RateLimitStatus | undefined;
}

/** A failed call. Its message is made to be shown as it is. */
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

/** The kind of failure that a status outside 2xx means. */
export function errorKindForStatus(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimit';
  return status >= 500 ? 'server' : 'clientError';
}

/** The text to show for anything thrown: its own message, else the fallback of the place that shows it. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** A failure as a screen tells it. */
export interface ErrorDescription {
  message: string;
  /** Language of the message where it is not the page's. */
  lang: 'es' | undefined;
  /** Said beside it, in the page's language. */
  advice: string | undefined;
  /** Said beside it where there is no advice, save in a toast. */
  explanation?: string | undefined;
  /** Whether logging in again is what helps: the token was refused, or there was none to send. */
  isSessionOver: boolean;
}

/** Puts anything thrown into words, as `getErrorMessage` does, with what can be done about it. */
export function describeError(error: unknown, fallback: string): ErrorDescription {
  const { kind, details } = error instanceof ApiError ? error : { kind: null, details: undefined };
  return {
    message: getErrorMessage(error, fallback),
    lang: details?.lang,
    advice: details?.advice,
    explanation: details?.explanation,
    isSessionOver: kind === 'auth' && details?.status !== 403,
  };
}

/** Whether a failure says nothing of what was asked for, and the same question may be answered later. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || !['auth', 'notFound', 'clientError'].includes(error.kind);
}
