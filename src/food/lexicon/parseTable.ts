/**
 * Reads the lexicon tables. A table is text, so that eight hundred foods stay small and legible:
 *
 *     @category: codes                opens a section; its codes go to every line below
 *     english, names|spanish, names|codes|measure
 *
 * No Spanish name means that it is the English one. The first English name gives the id, the first of each language is the one shown. Semicolons put several ingredients that share codes and
 * measure on one line ('haddock;pollock|eglefino;abadejo|…'). Codes are explained in derive.ts. A measure is
 * written '150/piece 160/cup 80/person tbsp fry8': grams by piece, clove, slice or cup, grams a person, the unit
 * a cook reaches for, and minutes to done by method.
 */
import { fold } from '../text';
import type { Category, CookingMethod, Ingredient, Measure, MeasureUnit } from '../types';
import { derive, isCategory } from './derive';

const CATEGORY_MEASURES: Readonly<Partial<Record<Category, Measure>>> = {
  vegetable: { unit: 'g', perPerson: 100 },
  mushroom: { unit: 'g', perPerson: 90 },
  fruit: { unit: 'g', perPerson: 120 },
  'dried fruit': { unit: 'g', perPerson: 30 },
  grain: { unit: 'g', perPerson: 70 },
  flour: { unit: 'g', perPerson: 50 },
  pasta: { unit: 'g', perPerson: 85 },
  bread: { unit: 'slice', perPerson: 60, gramsPerPiece: 35 },
  dairy: { unit: 'g', perPerson: 60 },
  cheese: { unit: 'g', perPerson: 30 },
  'dairy alternative': { unit: 'ml', perPerson: 100 },
  egg: { unit: 'piece', perPerson: 55 },
  poultry: { unit: 'g', perPerson: 170 },
  redMeat: { unit: 'g', perPerson: 170 },
  pork: { unit: 'g', perPerson: 170 },
  'processed meat': { unit: 'g', perPerson: 40 },
  fish: { unit: 'g', perPerson: 150 },
  shellfish: { unit: 'g', perPerson: 130 },
  legume: { unit: 'g', perPerson: 100 },
  'plant protein': { unit: 'g', perPerson: 100 },
  nut: { unit: 'g', perPerson: 20 },
  seed: { unit: 'tbsp', perPerson: 8 },
  oil: { unit: 'tbsp', perPerson: 10 },
  'animal fat': { unit: 'tbsp', perPerson: 10 },
  sweetener: { unit: 'tbsp', perPerson: 12 },
  sweet: { unit: 'g', perPerson: 30 },
  herb: { unit: 'tbsp', perPerson: 3 },
  spice: { unit: 'tsp', perPerson: 1 },
  condiment: { unit: 'tbsp', perPerson: 10 },
  sauce: { unit: 'tbsp', perPerson: 15 },
  broth: { unit: 'ml', perPerson: 200 },
  baking: { unit: 'tsp', perPerson: 2 },
  prepared: { unit: 'g', perPerson: 120 },
  beverage: { unit: 'ml', perPerson: 150 },
  alcohol: { unit: 'ml', perPerson: 40 },
};

const UNITS = new Set<string>(['g', 'ml', 'piece', 'tbsp', 'tsp', 'clove', 'slice', 'sprig', 'pinch']);
const isUnit = (word: string): word is MeasureUnit => UNITS.has(word);

const METHODS = new Set<string>([
  'boil',
  'fry',
  'roast',
  'steam',
  'simmer',
  'grill',
  'bake',
  'stir-fry',
  'poach',
  'braise',
]);
const isMethod = (word: string): word is CookingMethod => METHODS.has(word);

/** 'Crème fraîche' → 'creme-fraiche'. */
const toId = (name: string): string =>
  fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function parseMeasure(text: string, category: Category): Pick<Ingredient, 'measure' | 'minutes'> {
  const measure: { -readonly [Key in keyof Measure]?: Measure[Key] } = { ...CATEGORY_MEASURES[category] };
  const minutes: Partial<Record<CookingMethod, number>> = {};
  for (const token of text.split(' ')) {
    const [amount = '', per = ''] = token.split('/');
    const timed = /^([a-z-]+?)(\d+)$/.exec(token);
    if (per === 'cup') measure.gramsPerCup = Number(amount);
    else if (per === 'person') measure.perPerson = Number(amount);
    else if (isUnit(per)) {
      measure.unit = per;
      measure.gramsPerPiece = Number(amount);
    } else if (isUnit(token)) measure.unit = token;
    else if (timed?.[1] && isMethod(timed[1])) minutes[timed[1]] = Number(timed[2]);
    else if (token !== '') throw new Error(`Unknown measure '${token}'`);
  }
  return {
    ...(measure.unit && { measure: { ...measure, unit: measure.unit } }),
    ...(Object.keys(minutes).length > 0 && { minutes }),
  };
}

const names = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Parses one table.
 * @throws Error for an unknown code or measure, so that a slip in a table fails the first test that touches it
 */
export function parseTable(table: string): Ingredient[] {
  const ingredients: Ingredient[] = [];
  let category: Category = 'vegetable';
  let sectionCodes = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('@')) {
      [category, sectionCodes] = parseHeader(line);
    } else if (line !== '') {
      const [english = '', spanish = '', codes = '', measure = ''] = line.split('|');
      const facts = { ...derive(category, `${sectionCodes} ${codes}`), ...parseMeasure(measure, category) };
      const spanishGroups = spanish.split(';');
      for (const [index, group] of english.split(';').entries()) {
        const en = names(group);
        const es = names(spanishGroups[index]);
        ingredients.push({
          id: toId(en[0] ?? ''),
          names: { en, es: es.length > 0 ? es : en.slice(0, 1) },
          category,
          ...facts,
        });
      }
    }
  }
  return ingredients;
}

/** '@nut: peanut -nut' → ['nut', 'peanut -nut']. */
function parseHeader(line: string): [Category, string] {
  const [category = '', codes = ''] = line.slice(1).split(': ');
  if (!isCategory(category)) throw new Error(`Unknown category in '${line}'`);
  return [category, codes];
}
