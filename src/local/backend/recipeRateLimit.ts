import { HttpError } from '../http/httpError';
import { type RateLimitWindow, readSetting, updateSetting } from '../store/settings';

/** Returns the rate limit headers of an account. Throws HttpError 429 if the account has used up the limit. */
export async function requireRateLimitLeft(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const served = getCurrentWindow((await readSetting('recipeHits'))[uid], windowMs);
  const headers = createRateLimitHeaders(served, limit, windowMs);
  if (served.count >= limit) throw new HttpError(429, 'Too many recipe requests', { headers, field: 'msg' });
  return headers;
}

/** Counts a recipe of an account and returns the rate limit headers. */
export async function countRecipeAgainstRateLimit(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const { after } = await updateSetting('recipeHits', (all) => {
    const { since, count } = getCurrentWindow(all[uid], windowMs);
    return { ...all, [uid]: { since, count: count + 1 } };
  });
  return createRateLimitHeaders(getCurrentWindow(after[uid], windowMs), limit, windowMs);
}

function getCurrentWindow(served: RateLimitWindow | undefined, windowMs: number): RateLimitWindow {
  const now = Date.now();
  return served && now < served.since + windowMs ? served : { since: now, count: 0 };
}

const createRateLimitHeaders = ({ since, count }: RateLimitWindow, limit: number, windowMs: number) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(0, limit - count)),
  // Seconds since the epoch (claim 8.14).
  'RateLimit-Reset': String(Math.ceil((since + windowMs) / 1000)),
});
