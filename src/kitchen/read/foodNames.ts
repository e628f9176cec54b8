import { findCut } from '@/food/names/cuts';
import { rawMeatCategories } from '@/food/names/foodGroups';
import type { FoodState } from '@/food/names/foodStates';
import { kindBefore, specificNames } from '@/food/names/specificNames';
import { isPluralName, singularize } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';
import type { Category, Ingredient } from '@/food/types';
import { wordSet } from '@/lib/words';
import { findServing } from '../handling/handling';
import { singularOrPlural } from '../words/grammar';

/** Foods measured by weight whose name is plural: 'potatoes'. */
const alwaysPlural = wordSet(
  `potato sweet-potato prawn shrimp mussel clam scallop sausage frankfurter radish turnip parsnip artichoke cherry date fig
  plum apricot strawberry brussels-sprout padron-pepper prune bread-roll chicken-thigh pita blueberry raspberry blackberry cranberry cherry-tomato fresh-anchovy sardine oyster tinned-tomato
  cannellini-bean borlotti-bean flageolet-bean anchovy orange beetroot`,
);

/** Foods counted in pieces whose name stays singular: 'celery'. */
const neverPlural = wordSet('celery lemongrass fennel lettuce cucumber cabbage celeriac cauliflower broccoli'); // biome-ignore format: one row

const cutCategories: readonly Category[] = ['poultry', 'redMeat', 'pork'];

const mince = /-mince$/;

/** Returns an English name of the food: the one typed, else the usual one. */
function baseName(ingredient: Ingredient, written: string): string {
  const folded = fold(written);
  const [first = ingredient.id, ...others] = ingredient.names.en;
  if (mince.test(ingredient.id)) {
    const of = ingredient.id.replace(mince, '');
    if (of !== 'vegan') return `minced ${of}`;
    if (!/sausage|salchicha/.test(folded)) return 'vegan mince';
    return /vegan/.test(folded) ? 'vegan sausages' : 'vegetarian sausages';
  }
  // 'Pepper' alone is the spice.
  if (ingredient.id === 'bell-pepper' && /^peppers?$/.test(folded)) return 'bell peppers';
  // '8 garlic cloves' are garlic.
  const own = [first, ...others].find(
    (name) => !/garlic|^toast$/.test(name) && singularize(fold(name)) === singularize(folded),
  );
  return own ?? specificNames.find(([words]) => words.test(folded))?.[1] ?? first;
}

/** Returns the cut that the words around a food name: 'chops'; null for a food whose own name is a cut. */
const findCutName = ({ category, id }: Ingredient, around: string): string | null =>
  mince.test(id) || id === 'chicken-breast' ? null : (findCut(around, category)?.name ?? null);

const namedStates: readonly FoodState[] = [
  'leftover', 'roast', 'cooked', 'tinned', 'frozen', 'smoked', 'stale', 'whole', 'dried', 'minced',
]; // biome-ignore format: one row

const wholeChicken = /(?:^|[\s(])(?:1|one|un) (?:chicken|pollo)(?! (?:and|with|y|con)\b)/;
const jointed = /\b(?:trocead[ao]|en (?:trozos|octavos)|pieces|jointed|joints|portions|half|medio)\b/;

/**
 * Returns a food's English name as a recipe writes it, with state, cut and number: 'leftover chicken', 'pork chops'.
 * @param around the folded words around the name as typed, itself included
 * @param before the words before it
 */
export function foodNameInRecipe(
  ingredient: Ingredient,
  written: string,
  { around, before, states }: { around: string; before: string; states: readonly FoodState[] },
  isOne: boolean,
): string {
  const isSpecific = specificNames.some(([words]) => words.test(fold(written)) || words.test(around));
  const plain =
    isSpecific && !cutCategories.includes(ingredient.category)
      ? specificNameFor(ingredient, written, around)
      : baseName(ingredient, written);
  const base = `${kindBefore(before, ingredient.category)} ${plain}`.trim();
  const cut = findCutName(ingredient, around);
  const withCut =
    cut === null || (cut !== 'stewing' && findCut(fold(base), ingredient.category))
      ? base
      : cut === 'stewing'
        ? `${base === 'steak' ? 'braising' : cut} ${base}`
        : `${singularize(base)} ${cut}`;
  const isCounted = findServing(ingredient, singularize(base))?.serving.unit === null;
  const typed = fold(written);
  const isTypedPlural =
    isPluralName(typed.replace(/ of .*/, '')) && singularize(typed) === singularize(fold(plain));
  const isPlural =
    !neverPlural.has(ingredient.id) &&
    (isCounted ? !isOne : alwaysPlural.has(ingredient.id) || isTypedPlural);
  const name =
    cut === null && (isCounted || isPlural) && !neverPlural.has(ingredient.id)
      ? singularOrPlural(withCut, isPlural)
      : withCut;
  if (/\bbone.in chicken thighs?\b/.test(around)) return 'bone-in chicken thighs';
  if (name === 'chicken' && wholeChicken.test(around)) return 'whole chicken';
  if (name === 'chicken' && jointed.test(around) && !/roast|left/.test(`${states}`)) return 'chicken pieces';
  // Meat is thawed before it is cooked.
  const relevantStates = rawMeatCategories.includes(ingredient.category)
    ? states.filter((one) => one !== 'frozen')
    : states;
  // What is mashed is cooked.
  const isInName = (one: FoodState) =>
    name.includes(one) || /^cooked .*mashed|^minced .*-mince$/.test(`${one} ${name} ${ingredient.id}`);
  const state = namedStates.find((one) => relevantStates.includes(one) && !isInName(one));
  return state === undefined || (state === 'dried' && ingredient.category === 'legume')
    ? name
    : `${state === 'cooked' && ingredient.id === 'egg' ? 'hard-boiled' : state} ${name}`;
}

/** Returns the specific name that the food's own words ask for, else, if it has two words, those around it. */
function specificNameFor(ingredient: Ingredient, written: string, around: string): string {
  const folded = fold(written);
  const own = specificNames.find(([words]) => words.test(folded))?.[1];
  if (own !== undefined && ingredient.names.en.every((name) => fold(name) !== folded)) return own;
  const near = specificNames.find(([words, name]) => words.test(around) && name.includes(' '))?.[1];
  const isThatFood =
    near !== undefined &&
    ingredient.names.en.some((name) => near.includes(singularize(name)) || name === near);
  return isThatFood ? near : baseName(ingredient, written);
}

/** Eggs that go on top, fried: 'rösti with fried eggs'. */
export const friedEgg = /\bfried eggs?\b|\bhuevos? fritos?\b/i;
