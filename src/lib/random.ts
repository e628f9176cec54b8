/** A seeded random number generator: the same seed returns the same sequence. */
export interface Random {
  /** Returns a number in [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Returns an integer between two bounds, both inclusive. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(options: readonly [T, ...T[]]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
}

/** Returns the 32-bit FNV-1a hash of a text, for use as a seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a Mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
