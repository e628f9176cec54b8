import { fc } from '@tests/support/fastCheck';
import { type ComposedDish, composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import type { KitchenProfile, KitchenRequest } from '@/kitchen/read/types';
import { profileOf, requestOf, seedOf } from './arbitraries';

/** A pair of request and profile, and what the kitchen made of it. */
export interface Cooked extends ComposedDish {
  request: KitchenRequest;
  /** Null for a visitor. */
  profile: KitchenProfile | null;
  seed: number;
}

/** How many pairs every property is held against; `npm run test:all` takes thousands. */
const pairCount = Number(process.env.KITCHEN_PAIRS ?? 150);
const visitors = Math.ceil(pairCount / 10);

type Pair = Pick<Cooked, 'request' | 'profile' | 'seed'>;

const cookedBefore = new Map<string, Cooked>();

/** Each pair is cooked once, however many properties look at it. */
function cook(pair: Pair): Cooked {
  const key = JSON.stringify(pair);
  const known = cookedBefore.get(key);
  if (known) return known;
  const cooked = { ...pair, ...composeDish(pair.request, pair.profile, pair.seed, allDishes) };
  cookedBefore.set(key, cooked);
  return cooked;
}

/** Holds an assertion against some pairs of request and profile, and a tenth as many visitors' requests. */
export function everyPair(assertion: (cooked: Cooked) => void, pairs = pairCount): void {
  const property = (profile: fc.Arbitrary<KitchenProfile | null>) =>
    fc.property(fc.record({ request: requestOf, profile, seed: seedOf }), (pair) => assertion(cook(pair)));
  fc.assert(property(profileOf), { numRuns: pairs });
  fc.assert(property(fc.constant(null)), { numRuns: Math.min(pairs, visitors) });
}

/** Time for a property over every pair on a busy machine, in milliseconds. */
export const patience = 60_000 + pairCount * 150;
