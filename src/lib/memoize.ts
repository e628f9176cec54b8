/** A function that works out each answer once, for keys that are asked about again and again. */
export function memoize<Key, Answer extends NonNullable<unknown>>(
  workOut: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const answer = known.get(key) ?? workOut(key);
    known.set(key, answer);
    return answer;
  };
}
