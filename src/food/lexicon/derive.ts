/**
 * Converts the codes of the lexicon tables into intolerances, excluded diets and avoid tags (claim 3.5). A code states a fact
 * about the food ('wheat', 'pork', 'fried in oil').
 */
import {
  type AvoidTag,
  allIntolerances,
  type Category,
  type Diet,
  type Ingredient,
  type Intolerance,
  type RawRisk,
} from '../types';

interface Fact {
  contains?: readonly Intolerance[];
  mayContain?: readonly Intolerance[];
  diets?: readonly Diet[];
  avoid?: readonly AvoidTag[];
  rawRisk?: RawRisk;
}

const noMeat: readonly Diet[] = ['Vegan', 'Vegetarian', 'Pescatarian'];
const lowCarb: readonly Diet[] = ['Keto', 'LowCarb'];
const unprocessed: readonly Diet[] = ['Paleo', 'Whole30'];

const facts: Readonly<Record<string, Fact>> = {
  // Allergens and intolerances.
  wheat: { contains: ['Wheat', 'Gluten'] },
  dairy: { contains: ['Milk', 'Lactose'] },
  milk: { contains: ['Milk'], mayContain: ['Lactose'] },
  milkonly: { contains: ['Milk'] },
  egg: { contains: ['Eggs'] },
  soy: { contains: ['Soy', 'Legumes'] },
  peanut: { contains: ['Peanuts', 'Nuts', 'Legumes'] },
  nut: { contains: ['TreeNuts', 'Nuts'] },
  sulfite: { contains: ['Sulfites'], avoid: ['Preservatives'] },
  legume: { contains: ['Legumes'] },
  nightshade: { contains: ['Nightshades'] },
  fodmap: { contains: ['FODMAPs'] },
  // Animal origin and religious law.
  meat: { diets: [...noMeat, 'RawFood'] },
  red: { avoid: ['RedMeat'] },
  beef: { diets: noMeat, avoid: ['RedMeat', 'Beef'] },
  pork: { diets: [...noMeat, 'Halal', 'Kosher'], avoid: ['RedMeat', 'Pork'] },
  animal: { diets: ['Vegan'] },
  vegetarian: { diets: ['Vegan', 'Vegetarian'] },
  rennet: { diets: ['Vegan', 'Vegetarian'] },
  haram: { diets: ['Halal'] },
  alcohol: { diets: ['Halal', ...unprocessed] },
  treif: { diets: ['Kosher'] },
  // Composition and processing.
  carb: { diets: lowCarb },
  cereal: { diets: [...lowCarb, ...unprocessed, 'RawFood'] },
  pulse: { diets: ['Keto', ...unprocessed, 'RawFood'] },
  fruit: { diets: ['Keto'] },
  sugar: { diets: [...lowCarb, ...unprocessed, 'DASH', 'Mediterranean'], avoid: ['Sugar'] },
  sweetdrink: { diets: lowCarb, avoid: ['Sugar'] },
  oil: { avoid: ['Oil'] },
  seedoil: { diets: ['Paleo'] },
  salt: { diets: ['DASH'], avoid: ['Salt'] },
  processed: { diets: unprocessed.concat('RawFood'), avoid: ['Processed'] },
  artificial: { diets: unprocessed.concat('RawFood'), avoid: ['Artificial', 'Processed'] },
  preserved: { avoid: ['Preservatives'] },
  cured: { diets: ['DASH', 'Mediterranean'], avoid: ['Salt', 'Preservatives'] },
  animalfat: { diets: ['DASH', 'Mediterranean'] },
  cooked: { diets: ['RawFood'] },
  mince: { rawRisk: 'mince' },
  rawpork: { rawRisk: 'pork' },
  rawpoultry: { rawRisk: 'poultry' },
  rawegg: { rawRisk: 'egg' },
  rawfish: { rawRisk: 'fish' },
  rawshellfish: { rawRisk: 'shellfish' },
  driedbeans: { rawRisk: 'dried-beans' },
};

/** Codes of every food in a category; a line removes one with '-code'. */
const categoryCodes: Readonly<Record<Category, string>> = {
  vegetable: '',
  mushroom: '',
  fruit: 'fruit',
  'dried fruit': 'sulfite fodmap carb',
  grain: 'cereal',
  flour: 'cereal',
  pasta: 'wheat fodmap cereal',
  bread: 'wheat fodmap cereal',
  dairy: 'dairy fodmap',
  cheese: '',
  'dairy alternative': '',
  egg: 'egg rawegg',
  poultry: 'meat rawpoultry',
  redMeat: 'meat red',
  pork: 'meat pork rawpork',
  'processed meat': 'meat cured processed',
  fish: 'fish rawfish',
  shellfish: 'shellfish rawshellfish',
  legume: 'legume fodmap pulse driedbeans',
  'plant protein': 'pulse processed',
  nut: 'nut',
  seed: '',
  oil: 'oil',
  'animal fat': 'animalfat',
  sweetener: 'sugar',
  sweet: 'sugar processed',
  herb: '',
  spice: '',
  condiment: '',
  sauce: 'cooked',
  broth: 'salt celery? gluten? fodmap? cooked',
  baking: '',
  additive: 'processed',
  prepared: 'processed carb',
  beverage: '',
  alcohol: 'alcohol',
};

/** Returns the fact for a code that is the name of an intolerance: 'sesame'. */
function factForIntolerance(code: string): Fact | undefined {
  const named = allIntolerances.find((intolerance) => intolerance.toLowerCase() === code);
  return named && { contains: [named] };
}

export const isCategory = (word: string): word is Category => Object.hasOwn(categoryCodes, word);

/** Diets and avoid tags that follow from an intolerance. */
const implied: Readonly<Partial<Record<Intolerance, Fact>>> = {
  Gluten: { diets: ['GlutenFree', ...unprocessed], avoid: ['Gluten'] },
  Corn: { diets: unprocessed },
  Milk: { diets: ['Vegan', ...unprocessed, 'RawFood'], avoid: ['Dairy'] },
  Eggs: { diets: ['Vegan'], avoid: ['Eggs'] },
  Fish: { diets: ['Vegan', 'Vegetarian'] },
  Shellfish: { diets: ['Vegan', 'Vegetarian', 'Kosher'], avoid: ['Shellfish'] },
  Soy: { diets: unprocessed, avoid: ['Soy'] },
  Peanuts: { diets: unprocessed },
  Nuts: { avoid: ['Nuts'] },
  FODMAPs: { diets: ['LowFODMAP'] },
};

type DerivedFacts = Pick<Ingredient, 'contains' | 'mayContain' | 'excludedBy' | 'avoid' | 'rawRisk'>;

/** Applies codes left to right: 'code' adds, 'code?' adds as possible, '-code' removes. */
function resolveCodes(codes: string): Map<string, 'sure' | 'maybe'> {
  const resolved = new Map<string, 'sure' | 'maybe'>();
  for (const code of codes.split(' ')) {
    if (code === '' || code === '-') continue;
    if (code.startsWith('-')) {
      resolved.delete(code.slice(1));
      resolved.delete(codeAliases[code.slice(1)] ?? '');
    } else if (code.endsWith('?')) {
      if (resolved.get(code.slice(0, -1)) !== 'sure') resolved.set(code.slice(0, -1), 'maybe');
    } else {
      resolved.set(code, 'sure');
    }
  }
  return resolved;
}

/** Codes removed together: '-pork' also removes raw pork. */
const codeAliases: Readonly<Record<string, string>> = { pork: 'rawpork', egg: 'rawegg' };

const factsByKey = new Map<string, DerivedFacts>();

/**
 * Returns the facts for a table line, cached by category and codes.
 * @param category the food's category, whose codes come first
 * @param codes the section's codes followed by the line's
 * @throws Error for an unknown code
 */
export function deriveFacts(category: Category, codes: string): DerivedFacts {
  const key = `${category}:${codes}`;
  const known = factsByKey.get(key) ?? computeFacts(category, codes);
  factsByKey.set(key, known);
  return known;
}

function computeFacts(category: Category, codes: string): DerivedFacts {
  const resolved = resolveCodes(`${categoryCodes[category]} ${codes}`);
  // 'keto': low in carbohydrates, unlike the rest of its category.
  if (resolved.delete('keto')) for (const code of ['fruit', 'carb', 'cereal']) resolved.delete(code);

  const contains = new Set<Intolerance>();
  const mayContain = new Set<Intolerance>();
  const excludedBy = new Set<Diet>();
  const avoid = new Set<AvoidTag>();
  let rawRisk: RawRisk | undefined;
  const addTo = <T>(target: Set<T>, values: readonly T[] | undefined) => {
    for (const value of values ?? []) target.add(value);
  };

  for (const [code, certainty] of resolved) {
    const fact = facts[code] ?? factForIntolerance(code);
    if (!fact) throw new Error(`Unknown food code '${code}'`);
    addTo(certainty === 'sure' ? contains : mayContain, fact.contains);
    addTo(mayContain, fact.mayContain);
    if (certainty === 'maybe') continue;
    addTo(excludedBy, fact.diets);
    addTo(avoid, fact.avoid);
    rawRisk = fact.rawRisk ?? rawRisk;
  }
  for (const intolerance of contains) {
    mayContain.delete(intolerance);
    addTo(excludedBy, implied[intolerance]?.diets);
    addTo(avoid, implied[intolerance]?.avoid);
  }
  return {
    contains: [...contains],
    mayContain: [...mayContain],
    excludedBy: [...excludedBy],
    avoid: [...avoid],
    ...(rawRisk && { rawRisk }),
  };
}
