/** What a refusal for too many requests told. */
export interface RateLimitStatus {
  /** Why, in the server's words where it has any; ends in a full stop. */
  reason: string;
  /** Requests that are left. */
  remaining: number;
  /** When they are counted anew; null where the server does not say. */
  resetsAt: Date | null;
}

/** In seconds: nothing before it can be meant as a date, so that a smaller number is a wait that starts now. */
const earliestReset = 1_000_000_000;

/** Reads a 429 (claims 8.14 to 8.16). A number of requests left that is none counts as 0. */
export function readRateLimit(headers: Headers, told: string | null): RateLimitStatus {
  const remaining = headers.get('RateLimit-Remaining')?.trim() ?? '';
  return {
    reason: `${(told ?? 'Rate limit exceeded').replace(/\.\s*$/, '')}.`,
    remaining: /^\d+$/.test(remaining) ? Number(remaining) : 0,
    resetsAt: readReset(headers.get('RateLimit-Reset')?.trim() ?? ''),
  };
}

function readReset(header: string): Date | null {
  const seconds = /^\d/.test(header) ? Number(header) : Number.NaN;
  const date = new Date(1000 * seconds + (seconds < earliestReset ? Date.now() : 0));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The Spanish sentences on what is left and until when. */
export function formatRateLimitInSpanish({ remaining, resetsAt }: RateLimitStatus): string {
  const left = `Te quedan ${remaining} solicitudes.`;
  return resetsAt === null ? left : `${left} El límite se restablece el ${resetsAt.toLocaleString()}.`;
}
