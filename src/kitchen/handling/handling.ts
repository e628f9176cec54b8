import type { Category, Ingredient } from '@/food/types';
import { singularOf } from '../words/grammar';
import { type CutName, isCutName } from './cuts';
import { handlingTable } from './handlingTable';
import { isRole, type Role } from './roles';

const servingUnits = ['g', 'ml', 'tbsp', 'tsp', 'clove', 'slice', 'piece'] as const;
type ServingUnit = (typeof servingUnits)[number];

/** An amount for one person. */
interface Serving {
  amount: number;
  unit: ServingUnit;
}

/** Reads '150g', '0.5tbsp' or '2' (pieces). */
function serving(text: string): Serving {
  const [, amount = '1', unit = ''] = /^([\d.]+)(\D*)$/.exec(text) ?? [];
  return { amount: Number(amount), unit: servingUnits.find((known) => known === unit) ?? 'piece' };
}

/** How the kitchen uses an ingredient. */
export interface Handling {
  role: Role;
  serving: Serving;
  cut: CutName;
  /** Its name in a recipe. */
  label: string;
}

/** 'Crème fraîche' to 'creme-fraiche'. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readTable(table: string): Map<string, Handling> {
  const known = new Map<string, Handling>();
  let role: Role = 'vegetable';
  let usual = '';
  const usage = (text: string) => {
    const [amount = '', cut = ''] = text.split('|');
    return { serving: serving(amount), cut: isCutName(cut) ? cut : ('none' as const) };
  };
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('@')) {
      const [named = '', amount, cut] = line.slice(1).split('|');
      if (isRole(named)) role = named;
      usual = `${amount}|${cut}`;
      continue;
    }
    const [names = '', own] = line.split(': ').reverse();
    for (const entry of names.split(', ')) {
      const [name = '', label = name] = entry.split('=');
      known.set(nameKey(name), { role, ...usage(own ?? usual), label });
    }
  }
  return known;
}

const knownHandling = readTable(handlingTable);

/** What to make of a food the table does not list, from the shelf it stands on; other shelves are not cooked with. */
const byShelf: Partial<Record<Category, Omit<Handling, 'label'>>> = {
  vegetable: { role: 'vegetable', serving: serving('100g'), cut: 'slice' },
  mushroom: { role: 'vegetable', serving: serving('90g'), cut: 'slice' },
  fruit: { role: 'fruit', serving: serving('120g'), cut: 'dice' },
  'dried fruit': { role: 'dried fruit', serving: serving('20g'), cut: 'none' },
  grain: { role: 'grain', serving: serving('65g'), cut: 'none' },
  pasta: { role: 'pasta', serving: serving('90g'), cut: 'none' },
  bread: { role: 'bread', serving: serving('60g'), cut: 'slice' },
  cheese: { role: 'cheese', serving: serving('30g'), cut: 'none' },
  poultry: { role: 'poultry', serving: serving('150g'), cut: 'strips' },
  redMeat: { role: 'meat', serving: serving('150g'), cut: 'strips' },
  pork: { role: 'meat', serving: serving('150g'), cut: 'strips' },
  fish: { role: 'fish', serving: serving('140g'), cut: 'none' },
  shellfish: { role: 'shellfish', serving: serving('120g'), cut: 'none' },
  legume: { role: 'pulse', serving: serving('120g'), cut: 'drain' },
  'plant protein': { role: 'soy', serving: serving('110g'), cut: 'cubes' },
  nut: { role: 'nut', serving: serving('15g'), cut: 'none' },
  seed: { role: 'nut', serving: serving('10g'), cut: 'none' },
  herb: { role: 'herb', serving: serving('1tbsp'), cut: 'chop' },
  spice: { role: 'spice', serving: serving('0.25tsp'), cut: 'none' },
};

/**
 * How to use an ingredient in a dish, or null when the kitchen does not cook with it. `name` is the key of one of its
 * English names: the table may treat 'halibut' otherwise than the fish it shares a shelf with.
 */
export function handlingOf(ingredient: Ingredient, name?: string): Handling | null {
  const named =
    name === undefined ? undefined : (knownHandling.get(name) ?? knownHandling.get(singularOf(name)));
  if (named) return named;
  const own = knownHandling.get(nameKey(ingredient.names.en[0] ?? ingredient.id));
  const written = name === undefined ? undefined : ingredient.names.en.find((each) => nameKey(each) === name);
  // 'sea salt' and 'pepper' are the salt and black pepper of every recipe.
  if (own?.role === 'salt' || own?.role === 'pepper') return own;
  if (own)
    return written === undefined
      ? own
      : { ...own, label: own.serving.unit === 'piece' ? singularOf(written) : written };
  const shelf = byShelf[ingredient.category];
  return shelf ? { ...shelf, label: written ?? ingredient.names.en[0] ?? ingredient.id } : null;
}
