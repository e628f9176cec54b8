/** The foods of the lexicon, parsed once, at first use. */
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

/** Parses one more table. Returns false when all are parsed. */
export function parseNextTable(): boolean {
  const table = tables[tablesRead];
  if (table === undefined) return false;
  tablesRead += 1;
  foods.push(...parseTable(table));
  return true;
}

export function allFoods(): readonly Ingredient[] {
  while (parseNextTable());
  return foods;
}

export function foodById(id: string): Ingredient | undefined {
  byId ??= new Map(allFoods().map((food) => [food.id, food]));
  return byId.get(id);
}
