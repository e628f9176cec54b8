import { describe, expect, it } from 'vitest';
import { foodById } from '@/food/lexicon/foods';
import type { FoodState } from '@/food/names/foodStates';
import { meantByNote, withStatesMeant } from '@/food/names/meantBy';

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

describe('a list of foods, by what the note says of it', () => {
  it.each([
    ['harina de maíz, queso', 'arepas', 'harina pan, queso'],
    ['harina de maíz, queso', 'polenta', 'harina de maíz, queso'],
    ['tortillas, salsa verde', 'chilaquiles', 'tortillas de maíz, salsa verde'],
    ['flour tortillas, cheese', 'enchiladas', 'flour tortillas, cheese'],
    ['macarrones, tomate', 'los macarrones son sin gluten', 'macarrones sin gluten, tomate'],
    ['pasta, peas', 'the pasta is gluten-free', 'gluten-free pasta, peas'],
  ])('%s, with “%s”', (list, note, meant) => {
    expect(meantByNote(list, note)).toBe(meant);
  });
});
