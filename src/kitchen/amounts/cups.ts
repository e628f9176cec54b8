import type { Ingredient } from '@/food/types';
import { type Quantity, writeNumber } from './kitchenNumbers';

/** Grams in a cup of what is weighed here and many cooks measure in cups. By ingredient id. */
const gramsPerCup: Readonly<Record<string, number>> = {
  strawberry: 150,
  raspberry: 125,
  blackberry: 140,
  blueberry: 150,
  cranberry: 100,
  berries: 140,
  rice: 195,
  'basmati-rice': 190,
  'jasmine-rice': 190,
  'brown-rice': 190,
  'arborio-rice': 200,
  'sushi-rice': 200,
  'wild-rice': 180,
  quinoa: 180,
  millet: 190,
  buckwheat: 170,
  oats: 90,
  bulgur: 180,
  couscous: 175,
  semolina: 170,
  spelt: 180,
  farro: 180,
  barley: 185,
  polenta: 160,
  flour: 125,
  'oat-flour': 95,
  'rice-flour': 160,
  'buckwheat-flour': 120,
  'gluten-free-flour': 125,
  'almond-flour': 100,
  'chickpea-flour': 110,
  sugar: 200,
};
const millilitresPerCup = 240;
const mostCups = 12;
const liquids: readonly string[] = ['broth', 'dairy', 'dairy alternative', 'beverage'];

/** 'about ¾ cup' where a cup is how many cooks would measure it, else null. */
export function cupsOf({ amount, unit }: Quantity, { id, category }: Ingredient): string | null {
  const perCup =
    unit === 'g'
      ? gramsPerCup[id]
      : unit === 'ml' && liquids.includes(category)
        ? millilitresPerCup
        : undefined;
  if (perCup === undefined) return null;
  const cups = Math.round((amount / perCup) * 4) / 4;
  return cups >= 0.25 && cups <= mostCups ? `about ${writeNumber(cups)} ${cups > 1 ? 'cups' : 'cup'}` : null;
}
