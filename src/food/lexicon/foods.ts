/** The foods of the lexicon, read once, at first use. */
import type { Ingredient } from '../types';
import { bakingAndAdditives } from './bakingAndAdditives';
import { breadsAndPrepared } from './breadsAndPrepared';
import { condimentsAndSauces } from './condimentsAndSauces';
import { dairy } from './dairy';
import { drinks } from './drinks';
import { fatsAndSweets } from './fatsAndSweets';
import { fruits } from './fruits';
import { grains } from './grains';
import { herbsAndSpices } from './herbsAndSpices';
import { legumes } from './legumes';
import { meat } from './meat';
import { nutsAndSeeds } from './nutsAndSeeds';
import { parseTable } from './parseTable';
import { seafood } from './seafood';
import { vegetables } from './vegetables';

const tables = [
  vegetables,
  fruits,
  grains,
  dairy,
  meat,
  seafood,
  legumes,
  nutsAndSeeds,
  fatsAndSweets,
  herbsAndSpices,
  condimentsAndSauces,
  breadsAndPrepared,
  drinks,
  bakingAndAdditives,
];

const foods: Ingredient[] = [];
let tablesRead = 0;
let byId: ReadonlyMap<string, Ingredient> | undefined;

/** Reads one more table. Returns false when all are read. */
export function readNextTable(): boolean {
  const table = tables[tablesRead];
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
