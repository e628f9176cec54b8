/** The foods of the lexicon by name and nature, read once, at first use; lexicon.ts adds how they are measured. */
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

const foods: Ingredient[] = [];
let tablesRead = 0;
let byId: ReadonlyMap<string, Ingredient> | undefined;

/** Reads one more table. Returns false when all are read. */
export function readNextTable(): boolean {
  const table = TABLES[tablesRead];
  if (table === undefined) return false;
  tablesRead += 1;
  foods.push(...parseTable(table));
  return true;
}

/** Every food known, grouped by subject. */
export function allFoods(): readonly Ingredient[] {
  while (readNextTable());
  return foods;
}

/** The food with this id, or undefined. */
export function foodById(id: string): Ingredient | undefined {
  byId ??= new Map(allFoods().map((food) => [food.id, food]));
  return byId.get(id);
}
