import { gramsOfCounted } from '../names/cuts';
import type { Ingredient } from '../types';
import type { GivenAmount } from './givenAmounts';
import { convertAmount } from './pieceWeights';

interface StatedFood {
  readonly ingredient: Ingredient;
  readonly name: string;
  readonly given?: GivenAmount;
}

/** What there is of a food, as a share of what a dish takes; null where the cook did not say, or one is not known in the other's unit. */
export function shareThere(
  { ingredient, name, given }: StatedFood,
  takes: { readonly amount: number; readonly unit: string | null },
): number | null {
  if (!given) return null;
  const isCounted = given.unit === null && takes.unit === 'g';
  const each = isCounted ? gramsOfCounted.find(([cut]) => cut.test(name))?.[1] : undefined;
  const has = each
    ? given.amount * each
    : convertAmount(given.amount, given.unit, takes.unit, ingredient.id);
  return has === null ? null : has / takes.amount;
}
