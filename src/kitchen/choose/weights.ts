import { meatCategories, rawMeatCategories } from '@/food/names/foodGroups';
import type { Category, Ingredient } from '@/food/types';
import { numberByWord, wordSet } from '@/lib/words';
import type { BasketFood } from '../read/basket';
import type { Place } from './types';

/** Points for and against a dish. Correct a bad choice here or in the dish's file: `npm run cookbook -- --basket "chicken, rice"` shows what each dish was given and why. */
export const weights = {
  /** All of what the cook named is used, in its best place. */
  allUsed: 60,
  /** A food of middling importance has no place in the dish. */
  leftOut: -6,
  /** Food of middling importance is boiled or spooned beside the dish, or strewn over it, and not cooked in it. */
  beside: -3,
  /** What the dish is made of is what the cook has: counted by how well it fits. */
  needsMet: 20,
  /** What it is made of has to be bought… */
  needMissing: -16,
  /** …unless it is rice, pasta, bread or potatoes, which are quickly had… */
  stapleMissing: -9,
  /** …but what is wrapped, topped or filled is nothing without it, and leftovers are not bought. */
  holderMissing: -24,
  /** The food that matters most is what the dish is made of, and no garnish of it. */
  heartOfIt: 9,
  /** What its name promises is there, and nothing in its place: cod may be cooked as teriyaki salmon is, but who has cod… */
  namesake: 10,
  /** Everything that the cook named is what the dish is made of: leeks and potatoes for leek and potato soup. */
  exact: 25,
  /** Something else to buy. What is common, as milk and mustard are, counts half, meat and fish twice. */
  addition: -6,
  /** It takes far more, or far less, than the cook has: for each time twice as much or half. */
  otherAmounts: -32,
  /** A dip or a side dish where a meal is wanted. */
  noMeal: -12,
  /** The theme chosen suits it. */
  rightTheme: 13,
  /** 'Patatas, huevos' is a tortilla before it is a hash. */
  ownKitchen: 6,
  /** It takes longer than there is time: at once, and for each time as long; or it can fill most of an ample time. */
  late: -12,
  lateTimes: -80,
  unhurried: 7,
  quick: 5,
  tooHard: -14,
  /** It may hold what is forbidden, for each such food that the cook did not name. */
  doubtful: -12,
  /** A food of the cook's that is not allowed has something else in its place, or is just not there. */
  replaced: 0.6,
  /** Kinds of dishes that the cook likes least. */
  leastLiked: -18,
  /** Heat for who asked for none. */
  heatUnwanted: -22,
  /** Hot, one pot, light, for children. */
  wishMet: 14,
} as const;

/** How much it is worth to use a food in each kind of place. */
export const placeWorth = {
  need: 1, ingredient: 0.95, swap: 0.85, slot: 0.92, season: 0.8, finish: 0.5, side: 0.45,
} as const; // biome-ignore format: one row

/** True if a food lies beside or over a dish without belonging there, as rice does beside a curry. */
export const isOnlyBeside = ({ kind }: Place, worth: number): boolean =>
  (kind === 'side' && worth < 0.65) || (kind === 'finish' && worth < 0.6);

/** Foods beyond the cupboard that a dish may add. */
export const maxAdditions = 2;

const byCategory: Partial<Record<Category, number>> = {
  poultry: 3, redMeat: 3, pork: 3, fish: 3, shellfish: 3, 'plant protein': 3,
  'processed meat': 2.4, legume: 2.6, egg: 1.8, grain: 2.4, pasta: 2.6, bread: 2.2,
  flour: 1, vegetable: 2, mushroom: 2, fruit: 2, 'dried fruit': 1.2, cheese: 1.8,
  dairy: 1.4, 'dairy alternative': 1.4, nut: 1.2, seed: 0.8, herb: 0.8, sweet: 2,
  sweetener: 0.8, sauce: 1.3, condiment: 0.9, prepared: 2, alcohol: 1.2, broth: 0.5,
  spice: 0.6, oil: 0.2, baking: 0.4,
}; // biome-ignore format: rows
/** Foods that matter more, or less, than others of their category: what a cook names on purpose is to be tasted. */
const byId = numberByWord(`
0.7: garlic
0.8: butter chilli ginger
0.9: lemon lime
1: onion anchovy
1.2: balsamic-vinegar tomato-paste
1.6: almonds barbecue-sauce cream-cheese coffee horseradish dijon-mustard mayonnaise mustard red-wine saffron salsa sour-cream
2: beer yeast brandy chestnuts cider coconut-milk cornflakes curry-paste curry-powder goat-cheese gravy harissa peanut-butter sauerkraut tahini quince-paste
2.4: bechamel blue-cheese brioche gnocchi kimchi pesto potato red-pesto squid-ink vegan-pesto
2.8: chorizo gochujang halloumi miso paneer thai-curry-paste
3: corn-tortilla egg-noodles noodles pasta puff-pastry rice-noodles spaghetti
`);

/** How much it matters that a food is used: meat more than an onion, and what the cook wants gone as much as meat. */
export const foodImportance = ({ ingredient: { id, category }, isToUseUp }: BasketFood): number =>
  (byId.get(id) ?? byCategory[category] ?? 0.8) + (isToUseUp ? 3 : 0);

const savouryFoods = wordSet('onion red-onion shallot spring-onion leek garlic cabbage cauliflower broccoli brussels-sprout ketchup mustard mayonnaise soy-sauce fish-sauce oyster-sauce worcestershire-sauce pickled-onion gherkin capers olives anchovy hot-sauce pesto'); // biome-ignore format: one row
/** What belongs in nothing sweet. */
export const isSavoury = ({ ingredient: { id, category } }: BasketFood): boolean =>
  meatCategories.includes(category) || /^(?:mushroom|broth)$/.test(category) || savouryFoods.has(id);

/** Meat, fish, seafood. */
export const isRawMeatOrFish = (category: Category | undefined): boolean =>
  rawMeatCategories.some((meat) => meat === category);

/** Rice, pasta, bread, potatoes, chips. */
export const isStaple = (ingredient: Pick<Ingredient, 'category' | 'id'> | undefined): boolean =>
  /^(?:grain|pasta|bread) |^.+ (?:potato|chips)$/.test(`${ingredient?.category} ${ingredient?.id}`);
