/** The rate limit as a 429 response describes it. */
export interface RateLimitStatus {
  /** The server's message if there is one; ends in a full stop. */
  reason: string;
  remaining: number;
  resetsAt: Date | null;
}

/** Smaller values of RateLimit-Reset are seconds from now, not since the epoch. */
const minEpochSeconds = 1_000_000_000;

/**
 * Parses the body's message and the headers of a 429 response (claims 8.14 to 8.16). An unreadable number of remaining
 * requests counts as 0.
 */
export function parseRateLimit(headers: Headers, serverMessage: string | null): RateLimitStatus {
  const remaining = headers.get('RateLimit-Remaining')?.trim() ?? '';
  return {
    reason: `${(serverMessage ?? 'Rate limit exceeded').replace(/\.\s*$/, '')}.`,
    remaining: /^\d+$/.test(remaining) ? Number(remaining) : 0,
    resetsAt: parseResetDate(headers.get('RateLimit-Reset')?.trim() ?? ''),
  };
}

function parseResetDate(header: string): Date | null {
  const seconds = /^\d/.test(header) ? Number(header) : Number.NaN;
  const date = new Date(1000 * seconds + (seconds < minEpochSeconds ? Date.now() : 0));
  return Number.isNaN(date.getTime()) ? null : date;
}

export function formatRateLimitInSpanish({ remaining, resetsAt }: RateLimitStatus): string {
  const left = `Te quedan ${remaining} solicitudes.`;
  return resetsAt === null ? left : `${left} El límite se restablece el ${resetsAt.toLocaleString()}.`;
}
