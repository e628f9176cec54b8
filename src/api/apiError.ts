/** What went wrong, so that callers branch on a kind and never on a text. */
export type ApiErrorKind =
  /** No answer arrived. */
  | 'network'
  /** No usable identity token, or the backend refused it (401, 403). */
  | 'auth'
  | 'rateLimit'
  | 'notFound'
  /** Another 4xx: an answer, not a fault. */
  | 'refused'
  | 'server'
  /** A 2xx whose body is not what the contract promises. */
  | 'contract';

/** A failed call. Its message is the catalogue's text (spec 8) and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: { status?: number; body?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** The kind of failure that a status outside 2xx means. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimit';
  return status >= 500 ? 'server' : 'refused';
}

/** The text to show for anything thrown: its own message, else the fallback of the place that shows it. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
