/** Amounts of foods that replace others: three spoons of chives for a clove of garlic. */
import { rowsOf } from '@/lib/words';
import type { Ingredient } from '../types';

interface Quantity {
  readonly amount: number;
  readonly unit: string | null;
}

/** What takes more, less or another measure than the food it replaces, and how it is got ready. By ids and categories. */
const measures = `
1 egg = 1 tbsp flaxseed chia-seeds (each spoonful stirred with 3 tbsp water and left for 5 minutes)
1 egg = 60 g silken-tofu applesauce (beaten smooth)
1 egg = 0.5 banana (mashed)
1 g butter ghee lard margarine = 0.055 tbsp @oil
1 tbsp @oil = 15 g butter ghee margarine
1 ml @oil = 1 g butter ghee margarine lard
1 clove garlic = 0.5 tbsp garlic-infused-oil
1 clove garlic = 1 tbsp chives (snipped)
1 clove garlic = 0.5 shallot (finely chopped)
1 onion red-onion = 4 spring-onion (sliced)
1 onion red-onion = 3 shallot
1 onion red-onion = 1 carrot (finely chopped)
1 g @cheese = 0.4 g nutritional-yeast
1 g prawn shrimp = 1 g @fish (in bite-size pieces)
1 lemon = 1.5 lime
1 g breadcrumbs = 1 g cornflakes (crushed)
1 spring-onion = 0.25 onion red-onion
1 g flour = 0.6 g cornflour
1 tbsp flour = 0.6 tbsp cornflour
1 tsp @spice = 2 chilli (sliced)
1 chilli = 0.25 bell-pepper (finely chopped)
1 tsp ground-ginger = 1 tbsp ginger (grated)
1 g ginger = 0.033 tsp ground-ginger
1 cm ginger = 0.17 tsp ground-ginger
1 tbsp ginger = 0.25 tsp ground-ginger
1 tsp ginger = 0.1 tsp ground-ginger
1 tbsp soy-sauce oyster-sauce fish-sauce tamari = 0.5 tbsp lime-juice
`;
const unit = '(?:(g|ml|tbsp|tsp|cm|clove|slice) )?';
const measure = new RegExp(`^1 ${unit}(.+) = ([\\d.]+) ${unit}([^(]+?)(?: \\((.+)\\))?$`);
const conversions = rowsOf(measures).map((line) => {
  const [, from = null, of = '', times, to = null, by = '', preparation] = measure.exec(line) ?? [];
  return { from, of: of.split(' '), times: Number(times), to, by: by.split(' '), preparation };
});

const isAmong = (names: readonly string[], { id, category }: Ingredient) =>
  names.includes(id) || names.includes(`@${category}`);

/** Returns how much of a food replaces another, and how to prepare it; the same amount if the table has no row. */
export function replacementAmount(
  quantity: Quantity,
  of: Ingredient | null,
  by: Ingredient | null,
): { quantity: Quantity; preparation?: string } {
  if (!of || !by || of.id === by.id) return { quantity };
  const found = conversions.find(
    (one) => one.from === quantity.unit && isAmong(one.of, of) && isAmong(one.by, by),
  );
  if (!found) return { quantity };
  const { times, to, preparation } = found;
  return {
    quantity: { amount: quantity.amount * times, unit: to },
    ...(preparation !== undefined && { preparation }),
  };
}
