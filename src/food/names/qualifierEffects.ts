/** What denials and words such as 'vegan' remove from the food beside them. */
import type { AvoidTag, Category, Diet, FoundIngredient, Ingredient, Intolerance } from '../types';

export interface QualifierEffect {
  readonly intolerances: readonly Intolerance[];
  readonly avoid: readonly AvoidTag[];
  readonly diets: readonly Diet[];
  /** True for words that follow their noun, as Spanish adjectives do. */
  readonly isAfterNoun?: boolean;
}

const effect = (
  intolerances: readonly Intolerance[],
  avoid: readonly AvoidTag[] = [],
  diets: readonly Diet[] = [],
): QualifierEffect => ({ intolerances, avoid, diets });

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

/** Denials that remove more or less than the named ingredient contains. */
const denials: Readonly<Record<string, QualifierEffect>> = {
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

const afterNoun = (one: QualifierEffect, list: string): Readonly<Record<string, QualifierEffect>> =>
  Object.fromEntries(list.split(' ').map((word) => [word, { ...one, isAfterNoun: true }]));

export const wordEffects: Readonly<Record<string, QualifierEffect>> = {
  ...afterNoun(vegan, 'vegano vegana veganos veganas vegetal vegetales'),
  ...afterNoun(meatless, 'vegetariano vegetariana'),
  ...afterNoun(lactoseFree, 'deslactosada deslactosado'),
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

export function denialEffect(ingredient: Ingredient): QualifierEffect {
  const listed = denials[ingredient.id];
  if (listed) return listed;
  const intolerances = ingredient.contains.filter((intolerance) => intolerance !== 'FODMAPs');
  return effect(intolerances, ingredient.avoid);
}

const cereals: readonly Category[] = ['grain', 'flour', 'pasta', 'bread', 'sweet', 'prepared'];
const dairies: readonly Category[] = ['dairy', 'cheese'];

/**
 * Returns the part of the effects that applies to an ingredient. FODMAPs are removed with the wheat or lactose that contains
 * them.
 */
export function clearedBy(
  ingredient: Ingredient,
  effects: readonly QualifierEffect[],
): FoundIngredient['cleared'] {
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
