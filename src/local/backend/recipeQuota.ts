import { HttpError } from '../http/httpError';
import { readSetting, updateSetting } from '../store/settings';

/**
 * Counts one recipe request of an account and gives the headers that tell what is left. Throws a HttpError (429) beyond
 * the limit.
 */
export async function countRecipeRequest(uid: string): Promise<Record<string, string>> {
  const { limit, windowMs } = await readSetting('rateLimit');
  const now = Date.now();
  const { after } = await updateSetting('recipeHits', (hits) => {
    const current = hits[uid];
    const open = current !== undefined && now < current.since + windowMs;
    const next = open ? { since: current.since, count: current.count + 1 } : { since: now, count: 1 };
    return { ...hits, [uid]: next };
  });
  const hits = after[uid] ?? { since: now, count: 1 };
  const headers = {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, limit - hits.count)),
    // Seconds since the epoch (claim 8.14).
    'RateLimit-Reset': String(Math.ceil((hits.since + windowMs) / 1000)),
  };
  if (hits.count > limit) throw new HttpError(429, 'Too many recipe requests', { headers, field: 'msg' });
  return headers;
}
