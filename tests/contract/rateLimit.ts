import type { Answer } from './client';
import type { Findings } from './findings';

const day = 24 * 60 * 60;

/**
 * After a 429 the product tells what is left and when it resets, from two headers (claim 8.14). To a page of
 * another origin they must be exposed.
 */
export function checkRateLimit({ status, headers }: Answer, findings: Findings, crossOrigin: boolean): void {
  const remaining = headers.get('RateLimit-Remaining');
  const reset = headers.get('RateLimit-Reset');
  if (status === 429 && remaining === null) findings.notes.push('RateLimit-Remaining: missing (read as 0)');
  if (status === 429 && reset === null) findings.notes.push('RateLimit-Reset: missing (no time is told)');
  if (remaining !== null && !/^\d+$/.test(remaining)) {
    findings.differences.push(`RateLimit-Remaining: expected a number, got '${remaining}'`);
  }
  if (reset !== null && !isSoon(reset)) {
    findings.differences.push(`RateLimit-Reset: expected seconds since the epoch, got '${reset}'`);
  }
  if (crossOrigin) checkExposed(headers, findings);
}

/** What a browser lets a page read of the headers that are there. */
function checkExposed(headers: Headers, findings: Findings): void {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
  for (const name of ['RateLimit-Remaining', 'RateLimit-Reset']) {
    if (headers.has(name) && !exposed.includes(name.toLowerCase()) && exposed !== '*') {
      findings.differences.push(`Access-Control-Expose-Headers: lacks ${name}`);
    }
  }
}

/** A time from a day ago to a month ahead: seconds to go, or milliseconds, are neither. */
function isSoon(reset: string): boolean {
  const now = Date.now() / 1000;
  return Number(reset) > now - day && Number(reset) < now + 31 * day;
}
