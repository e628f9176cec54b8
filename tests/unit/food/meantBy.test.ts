import { describe, expect, it } from 'vitest';
import { foodById } from '@/food/lexicon/foods';
import type { FoodState } from '@/food/names/foodStates';
import { withStatesMeant } from '@/food/names/meantBy';

const listed = (id: string, written: string) => {
  const ingredient = foodById(id);
  if (!ingredient) throw new Error(`no food ${id}`);
  return { ingredient, written, states: [] as readonly FoodState[] };
};
const beans = listed('black-beans', 'caraotas');

describe('beans called neither tinned nor dried', () => {
  it.each([
    ['dried ones where there are two hours', [beans], 120, false, ['dried']],
    ['either beside meat that takes as long', [beans, listed('beef', 'falda de res')], 120, false, []],
    ['either for a dish asked for by name', [beans], 120, true, []],
    ['not dried within an hour', [beans], 60, false, []],
  ])('are %s', (_, foods, minutes, isDishAsked, states) => {
    expect(withStatesMeant(foods, minutes, isDishAsked)[0]?.states).toEqual(states);
  });
});
