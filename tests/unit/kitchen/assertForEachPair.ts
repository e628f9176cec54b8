import { fc } from '@tests/support/fastCheck';
import { type ComposedDish, composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import type { KitchenProfile, KitchenRequest } from '@/kitchen/read/types';
import { profileArbitrary, requestArbitrary, seedArbitrary } from './arbitraries';

/** A pair of request and profile, and the composed dish. */
export interface CookedPair extends ComposedDish {
  request: KitchenRequest;
  /** Null for a visitor. */
  profile: KitchenProfile | null;
  seed: number;
}

/** Number of pairs per property; 1,000 in `npm run test:all`. */
const pairCount = Number(process.env.KITCHEN_PAIRS ?? 150);
const visitorCount = Math.ceil(pairCount / 10);

type Pair = Pick<CookedPair, 'request' | 'profile' | 'seed'>;

const cookedByKey = new Map<string, CookedPair>();

/** Composes a pair's dish, cached. */
function cook(pair: Pair): CookedPair {
  const key = JSON.stringify(pair);
  const known = cookedByKey.get(key);
  if (known) return known;
  const cooked = { ...pair, ...composeDish(pair.request, pair.profile, pair.seed, allDishes) };
  cookedByKey.set(key, cooked);
  return cooked;
}

/** Runs an assertion on pairs of request and profile, and on a tenth as many requests of visitors. */
export function assertForEachPair(assertion: (cooked: CookedPair) => void, pairs = pairCount): void {
  const property = (profile: fc.Arbitrary<KitchenProfile | null>) =>
    fc.property(fc.record({ request: requestArbitrary, profile, seed: seedArbitrary }), (pair) =>
      assertion(cook(pair)),
    );
  fc.assert(property(profileArbitrary), { numRuns: pairs });
  fc.assert(property(fc.constant(null)), { numRuns: Math.min(pairs, visitorCount) });
}

/** Timeout of a property on a busy machine. */
export const propertyTimeoutMs = 60_000 + pairCount * 1_000;
