/** The ingredient lexicon, parsed once, at first use. */
import type { Ingredient } from '../types';
import { BAKING_AND_ADDITIVES } from './bakingAndAdditives';
import { BREADS_AND_PREPARED } from './breadsAndPrepared';
import { CONDIMENTS_AND_SAUCES } from './condimentsAndSauces';
import { DAIRY } from './dairy';
import { DRINKS } from './drinks';
import { FATS_AND_SWEETS } from './fatsAndSweets';
import { FRUITS } from './fruits';
import { GRAINS } from './grains';
import { HERBS_AND_SPICES } from './herbsAndSpices';
import { LEGUMES } from './legumes';
import { MEAT } from './meat';
import { NUTS_AND_SEEDS } from './nutsAndSeeds';
import { parseTable } from './parseTable';
import { SEAFOOD } from './seafood';
import { VEGETABLES } from './vegetables';

const TABLES = [
  VEGETABLES,
  FRUITS,
  GRAINS,
  DAIRY,
  MEAT,
  SEAFOOD,
  LEGUMES,
  NUTS_AND_SEEDS,
  FATS_AND_SWEETS,
  HERBS_AND_SPICES,
  CONDIMENTS_AND_SAUCES,
  BREADS_AND_PREPARED,
  DRINKS,
  BAKING_AND_ADDITIVES,
];

let ingredients: readonly Ingredient[] | undefined;
let byId: ReadonlyMap<string, Ingredient> | undefined;

/** Every ingredient known, grouped by subject. */
export function allIngredients(): readonly Ingredient[] {
  ingredients ??= TABLES.flatMap(parseTable);
  return ingredients;
}

/** The ingredient with this id ('greek-yoghurt' style: kebab-case English), or undefined. */
export function ingredientById(id: string): Ingredient | undefined {
  byId ??= new Map(allIngredients().map((ingredient) => [ingredient.id, ingredient]));
  return byId.get(id);
}
