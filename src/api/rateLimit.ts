/** The rate limit as a 429 response describes it. */
export interface RateLimitStatus {
  /** The server's message if there is one; ends in a full stop. */
  reason: string;
  remaining: number;
  resetsAt: Date | null;
}

/** In seconds since the epoch. A smaller header value cannot be a date, so it is read as seconds from now. */
const earliestResetSeconds = 1_000_000_000;

/**
 * Parses the body's message and the headers of a 429 response (claims 8.14 to 8.16). An unreadable number of remaining
 * requests counts as 0.
 */
export function readRateLimit(headers: Headers, serverMessage: string | null): RateLimitStatus {
  const remaining = headers.get('RateLimit-Remaining')?.trim() ?? '';
  return {
    reason: `${(serverMessage ?? 'Rate limit exceeded').replace(/\.\s*$/, '')}.`,
    remaining: /^\d+$/.test(remaining) ? Number(remaining) : 0,
    resetsAt: readReset(headers.get('RateLimit-Reset')?.trim() ?? ''),
  };
}

function readReset(header: string): Date | null {
  const seconds = /^\d/.test(header) ? Number(header) : Number.NaN;
  const date = new Date(1000 * seconds + (seconds < earliestResetSeconds ? Date.now() : 0));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns the Spanish sentences about the remaining requests and the reset time. */
export function formatRateLimitInSpanish({ remaining, resetsAt }: RateLimitStatus): string {
  const left = `Te quedan ${remaining} solicitudes.`;
  return resetsAt === null ? left : `${left} El límite se restablece el ${resetsAt.toLocaleString()}.`;
}
