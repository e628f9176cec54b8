import type { HttpResult } from './client';
import type { Findings } from './findings';

const daySeconds = 24 * 60 * 60;

/**
 * Checks the two headers from which the product shows remaining requests and reset time after a 429 (claim 8.14). For another
 * origin they must be exposed.
 */
export function checkRateLimit(
  { status, headers }: HttpResult,
  findings: Findings,
  isCrossOrigin: boolean,
): void {
  const remaining = headers.get('RateLimit-Remaining');
  const reset = headers.get('RateLimit-Reset');
  if (status === 429 && remaining === null) findings.notes.push('RateLimit-Remaining: missing (read as 0)');
  if (status === 429 && reset === null) findings.notes.push('RateLimit-Reset: missing (no time is told)');
  if (remaining !== null && !/^\d+$/.test(remaining)) {
    findings.differences.push(`RateLimit-Remaining: expected a number, got '${remaining}'`);
  }
  if (reset !== null && !isPlausibleReset(reset)) {
    findings.differences.push(`RateLimit-Reset: expected seconds since the epoch, got '${reset}'`);
  }
  if (isCrossOrigin) checkExposed(headers, findings);
}

/** Checks that a page may read the rate limit headers. */
function checkExposed(headers: Headers, findings: Findings): void {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
  for (const name of ['RateLimit-Remaining', 'RateLimit-Reset']) {
    if (headers.has(name) && !exposed.includes(name.toLowerCase()) && exposed !== '*') {
      findings.differences.push(`Access-Control-Expose-Headers: lacks ${name}`);
    }
  }
}

/** True for a time from a day ago to a month ahead; rejects seconds from now, and milliseconds. */
function isPlausibleReset(reset: string): boolean {
  const now = Date.now() / 1000;
  return Number(reset) > now - daySeconds && Number(reset) < now + 31 * daySeconds;
}
