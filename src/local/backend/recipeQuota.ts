import { HttpError } from '../http/httpError';
import { readSetting, updateSetting } from '../store/settings';

/** The number of recipes that an account received in a time window, which begins with the first. */
interface Served {
  since: number;
  count: number;
}

/**
 * Returns the rate limit headers of an account. Throws HttpError 429 if it has used up the limit.
 */
export async function requireRecipesLeft(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const served = currentWindow((await readSetting('recipeHits'))[uid], windowMs);
  const headers = rateLimitHeaders(served, limit, windowMs);
  if (served.count >= limit) throw new HttpError(429, 'Too many recipe requests', { headers, field: 'msg' });
  return headers;
}

/** Counts a recipe of an account and returns the rate limit headers. */
export async function countServedRecipe(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const { after } = await updateSetting('recipeHits', (all) => {
    const { since, count } = currentWindow(all[uid], windowMs);
    return { ...all, [uid]: { since, count: count + 1 } };
  });
  return rateLimitHeaders(currentWindow(after[uid], windowMs), limit, windowMs);
}

function currentWindow(served: Served | undefined, windowMs: number): Served {
  const now = Date.now();
  return served && now < served.since + windowMs ? served : { since: now, count: 0 };
}

const rateLimitHeaders = ({ since, count }: Served, limit: number, windowMs: number) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(0, limit - count)),
  // Seconds since the epoch (claim 8.14).
  'RateLimit-Reset': String(Math.ceil((since + windowMs) / 1000)),
});
