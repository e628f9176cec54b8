/** What a denial or a word such as 'vegan' takes out of the food it stands beside (values of spec section 3). */
import type { AvoidTag, Category, Diet, FoundIngredient, Ingredient, Intolerance } from './types';

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

const GLUTEN = effect(['Gluten', 'Wheat'], ['Gluten'], ['GlutenFree']);
const DAIRY = effect(['Milk', 'Lactose'], ['Dairy']);
const EGGS = effect(['Eggs'], ['Eggs']);
const NUTS = effect(['Nuts', 'TreeNuts', 'Peanuts'], ['Nuts']);
const SUGAR = effect([], ['Sugar']);
const SALT = effect([], ['Salt']);
const MEATLESS = effect([], ['RedMeat', 'Pork', 'Beef'], ['Vegetarian', 'Pescatarian']);
const VEGAN = effect(
  ['Milk', 'Lactose', 'Eggs', 'Fish', 'Shellfish'],
  ['Dairy', 'Eggs', 'Shellfish', 'RedMeat', 'Pork', 'Beef'],
  ['Vegan', 'Vegetarian', 'Pescatarian', 'Halal', 'Kosher'],
);
const LOW_FODMAP = effect(['FODMAPs'], [], ['LowFODMAP']);

/** Denials that say more, or less, than what the named ingredient contains. */
const DENIALS: Readonly<Record<string, Effect>> = {
  seitan: GLUTEN,
  wheat: effect(['Wheat']),
  milk: DAIRY,
  lactose: effect(['Lactose']),
  egg: EGGS,
  nuts: NUTS,
  almonds: effect(['TreeNuts', 'Nuts'], ['Nuts']),
  peanuts: effect(['Peanuts']),
  soy: effect(['Soy'], ['Soy']),
  sugar: SUGAR,
  sweetener: effect([], ['Artificial']),
  salt: SALT,
  alcohol: effect([], [], ['Halal']),
  meat: MEATLESS,
};

/** Single words that qualify by themselves. */
export const WORD_EFFECTS: Readonly<Record<string, Effect>> = {
  vegan: VEGAN,
  vegano: { ...VEGAN, follows: true },
  vegana: { ...VEGAN, follows: true },
  veganos: { ...VEGAN, follows: true },
  veganas: { ...VEGAN, follows: true },
  vegetal: { ...VEGAN, follows: true },
  vegetales: { ...VEGAN, follows: true },
  plant: VEGAN,
  vegetarian: MEATLESS,
  veggie: MEATLESS,
  vegetariano: { ...MEATLESS, follows: true },
  vegetariana: { ...MEATLESS, follows: true },
  meatless: MEATLESS,
  eggless: EGGS,
  flourless: GLUTEN,
  glutenfree: GLUTEN,
  dairyless: DAIRY,
  nutless: NUTS,
  lactofree: effect(['Lactose']),
  deslactosada: { ...effect(['Lactose']), follows: true },
  deslactosado: { ...effect(['Lactose']), follows: true },
  unsweetened: SUGAR,
  sugarless: SUGAR,
  unsalted: SALT,
  fodmap: LOW_FODMAP,
};

/** What 'X-free' or 'without X' clears. */
export function effectOfDenying(ingredient: Ingredient): Effect {
  const listed = DENIALS[ingredient.id];
  if (listed) return listed;
  const intolerances = ingredient.contains.filter((intolerance) => intolerance !== 'FODMAPs');
  return effect(intolerances, ingredient.avoid);
}

const CEREALS: readonly Category[] = ['grain', 'flour', 'pasta', 'bread', 'sweet', 'prepared'];
const DAIRIES: readonly Category[] = ['dairy', 'cheese'];

/** The part of the effects that matters to an ingredient; FODMAPs go with the wheat or the lactose that brought them. */
export function clearedBy(ingredient: Ingredient, effects: readonly Effect[]): FoundIngredient['cleared'] {
  const asked = new Set(effects.flatMap((one) => one.intolerances));
  const { category } = ingredient;
  if (asked.has('Gluten') && CEREALS.includes(category)) asked.add('FODMAPs');
  if (asked.has('Lactose') && DAIRIES.includes(category)) asked.add('FODMAPs');
  const known = new Set([...ingredient.contains, ...ingredient.mayContain]);
  return {
    intolerances: [...asked].filter((intolerance) => known.has(intolerance)),
    avoid: [...new Set(effects.flatMap((one) => one.avoid))].filter((tag) => ingredient.avoid.includes(tag)),
    diets: [...new Set(effects.flatMap((one) => one.diets))].filter((diet) =>
      ingredient.excludedBy.includes(diet),
    ),
  };
}
