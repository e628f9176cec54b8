/** What a denial or a word such as 'vegan' takes out of the food it stands beside. */
import type { AvoidTag, Category, Diet, FoundIngredient, Ingredient, Intolerance } from '../types';

export interface Effect {
  readonly intolerances: readonly Intolerance[];
  readonly avoid: readonly AvoidTag[];
  readonly diets: readonly Diet[];
  /** Whether the word stands after its noun, as Spanish adjectives do. */
  readonly follows?: boolean;
}

const effect = (
  intolerances: readonly Intolerance[],
  avoid: readonly AvoidTag[] = [],
  diets: readonly Diet[] = [],
): Effect => ({ intolerances, avoid, diets });

/** What 'gluten-free' takes out. */
export const glutenFree = effect(['Gluten', 'Wheat'], ['Gluten'], ['GlutenFree']);
const dairy = effect(['Milk', 'Lactose'], ['Dairy']);
const lactoseFree = effect(['Lactose']);
const eggs = effect(['Eggs'], ['Eggs']);
const nuts = effect(['Nuts', 'TreeNuts', 'Peanuts'], ['Nuts']);
const sugar = effect([], ['Sugar']);
const salt = effect([], ['Salt']);
const meatless = effect([], ['RedMeat', 'Pork', 'Beef'], ['Vegetarian', 'Pescatarian']);
const vegan = effect(
  ['Milk', 'Lactose', 'Eggs', 'Fish', 'Shellfish'],
  ['Dairy', 'Eggs', 'Shellfish', 'RedMeat', 'Pork', 'Beef'],
  ['Vegan', 'Vegetarian', 'Pescatarian', 'Halal', 'Kosher'],
);
const lowFodmap = effect(['FODMAPs'], [], ['LowFODMAP']);

/** Denials that say more, or less, than what the named ingredient contains. */
const denials: Readonly<Record<string, Effect>> = {
  seitan: glutenFree,
  wheat: effect(['Wheat']),
  milk: dairy,
  lactose: lactoseFree,
  egg: eggs,
  nuts: nuts,
  almonds: effect(['TreeNuts', 'Nuts'], ['Nuts']),
  peanuts: effect(['Peanuts']),
  soy: effect(['Soy'], ['Soy']),
  sugar: sugar,
  sweetener: effect([], ['Artificial']),
  salt: salt,
  alcohol: effect([], [], ['Halal']),
  meat: meatless,
};

/** The same effect for words that stand after their noun. */
const afterwards = (one: Effect, list: string): Readonly<Record<string, Effect>> =>
  Object.fromEntries(list.split(' ').map((word) => [word, { ...one, follows: true }]));

/** Single words that qualify by themselves. */
export const wordEffects: Readonly<Record<string, Effect>> = {
  ...afterwards(vegan, 'vegano vegana veganos veganas vegetal vegetales'),
  ...afterwards(meatless, 'vegetariano vegetariana'),
  ...afterwards(lactoseFree, 'deslactosada deslactosado'),
  vegan: vegan,
  plant: vegan,
  vegetarian: meatless,
  veggie: meatless,
  meatless: meatless,
  eggless: eggs,
  flourless: glutenFree,
  glutenfree: glutenFree,
  dairyless: dairy,
  nutless: nuts,
  lactofree: lactoseFree,
  unsweetened: sugar,
  sugarless: sugar,
  unsalted: salt,
  fodmap: lowFodmap,
};

/** What 'X-free' or 'without X' clears. */
export function effectOfDenying(ingredient: Ingredient): Effect {
  const listed = denials[ingredient.id];
  if (listed) return listed;
  const intolerances = ingredient.contains.filter((intolerance) => intolerance !== 'FODMAPs');
  return effect(intolerances, ingredient.avoid);
}

const cereals: readonly Category[] = ['grain', 'flour', 'pasta', 'bread', 'sweet', 'prepared'];
const dairies: readonly Category[] = ['dairy', 'cheese'];

/** The part of the effects that matters to an ingredient, if any; FODMAPs go with the wheat or the lactose that brought them. */
export function clearedBy(ingredient: Ingredient, effects: readonly Effect[]): FoundIngredient['cleared'] {
  const asked = new Set(effects.flatMap((one) => one.intolerances));
  const { category } = ingredient;
  if (asked.has('Gluten') && cereals.includes(category)) asked.add('FODMAPs');
  if (asked.has('Lactose') && dairies.includes(category)) asked.add('FODMAPs');
  const known = new Set([...ingredient.contains, ...ingredient.mayContain]);
  const cleared = {
    intolerances: [...asked].filter((intolerance) => known.has(intolerance)),
    avoid: [...new Set(effects.flatMap((one) => one.avoid))].filter((tag) => ingredient.avoid.includes(tag)),
    diets: [...new Set(effects.flatMap((one) => one.diets))].filter((diet) =>
      ingredient.excludedBy.includes(diet),
    ),
  };
  return Object.values(cleared).some(({ length }) => length > 0) ? cleared : undefined;
}
