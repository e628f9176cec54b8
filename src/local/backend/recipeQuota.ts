import { HttpError } from '../http/httpError';
import { readSetting, updateSetting } from '../store/settings';

/** Recipes that an account was served in a window of time, which begins with the first. */
interface Served {
  since: number;
  count: number;
}

/**
 * The headers that tell what is left to an account. Throws a HttpError (429) where it has been served all that it may be for
 * now.
 */
export async function requireRecipesLeft(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const served = inWindow((await readSetting('recipeHits'))[uid], windowMs);
  const headers = headersOf(served, limit, windowMs);
  if (served.count >= limit) throw new HttpError(429, 'Too many recipe requests', { headers, field: 'msg' });
  return headers;
}

/** Counts a recipe that an account is served and gives the headers that tell what is left. */
export async function countServedRecipe(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const { after } = await updateSetting('recipeHits', (all) => {
    const { since, count } = inWindow(all[uid], windowMs);
    return { ...all, [uid]: { since, count: count + 1 } };
  });
  return headersOf(inWindow(after[uid], windowMs), limit, windowMs);
}

function inWindow(served: Served | undefined, windowMs: number): Served {
  const now = Date.now();
  return served && now < served.since + windowMs ? served : { since: now, count: 0 };
}

const headersOf = ({ since, count }: Served, limit: number, windowMs: number) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(0, limit - count)),
  // Seconds since the epoch (claim 8.14).
  'RateLimit-Reset': String(Math.ceil((since + windowMs) / 1000)),
});
