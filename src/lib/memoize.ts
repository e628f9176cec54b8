/** Returns a function that computes each result once and caches it by its argument. */
export function memoize<Key, Result extends NonNullable<unknown>>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const cache = new Map<Key, Result>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}
