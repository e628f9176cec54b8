import { singularize } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';
import type { Ingredient } from '@/food/types';
import { rowsOf } from '@/lib/words';
import type { Quantity } from '../amounts/kitchenNumbers';
import handlingTable from './handlingTable.txt?raw';

/** How much of an ingredient a diner gets, and how it is cut. */
export interface ServingAndCut {
  /** The `@group` of the table. */
  readonly group: string;
  /** The amount for one person. */
  readonly serving: Quantity;
  /** As an ingredients list says it after the name: 'diced'. Null needs no knife. */
  readonly cut: string | null;
  /** Its name in a recipe. */
  readonly label: string;
}

/** Returns a name as a key: 'creme-fraiche' for 'Crème fraîche'. */
const slugify = (name: string): string =>
  fold(name)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/**
 * How much of a food one person gets and how it is cut: `serving|cut: foods`. A serving is grams (`g`), millilitres (`ml`), spoons
 * (`tbsp`, `tsp`), cloves (`clove`), slices (`slice`) or whole pieces (no unit); `none` needs no knife. `any fish` is for the foods
 * of a category without a row of their own. `name=label` is what a list calls it, `@group` what a dish counts the foods below it as.
 */
const known = new Map<string, ServingAndCut>();
let group = '';
for (const line of rowsOf(handlingTable)) {
  const [, amount, unit, cut = '', names] = /^([\d.]+)(\D*)\|([^:]+): (.*)$/.exec(line) ?? [];
  if (names === undefined) group = line.slice(1);
  for (const entry of names?.split(', ') ?? []) {
    const [name = '', label = name] = entry.split('=');
    const serving = { amount: Number(amount), unit: unit || null };
    known.set(slugify(name), { group, serving, cut: cut === 'none' ? null : cut, label });
  }
}

/**
 * How to use an ingredient in a dish, or null when the kitchen does not cook with it. `name` is one of its English
 * names: the table may treat 'halibut' otherwise than the fish it shares a category with.
 */
export function findServing({ names: { en }, id, category }: Ingredient, name = ''): ServingAndCut | null {
  const keys = [slugify(name), singularize(slugify(name))];
  const [named] = keys.flatMap((key) => known.get(key) ?? []);
  if (named) return named;
  const [first = id] = en;
  const handling = known.get(slugify(first));
  // 'Sea salt' and 'pepper' are the salt and black pepper of every recipe.
  if (handling?.group === 'seasoning') return handling;
  const written = en.find((each) => keys.includes(slugify(each)));
  if (handling && written === undefined) return handling;
  const usual = handling ?? known.get(slugify(`any ${category}`));
  if (!usual) return null;
  const label = written ?? first;
  return { ...usual, label: handling?.serving.unit === null ? singularize(label) : label };
}
