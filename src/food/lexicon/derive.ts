/**
 * Turns the short codes of the lexicon tables into what the product asks for: intolerances, excluded diets and
 * avoid tags (values of spec section 3). A code states a fact about the food ('wheat', 'pork', 'fried in oil'); the rules
 * here say what the fact means for a cook.
 */
import type { AvoidTag, Category, Diet, Ingredient, Intolerance, RawRisk } from '../types';

interface Fact {
  contains?: readonly Intolerance[];
  /** Intolerances which the fact makes possible, not certain. */
  mayContain?: readonly Intolerance[];
  diets?: readonly Diet[];
  avoid?: readonly AvoidTag[];
  rawRisk?: RawRisk;
}

const NO_MEAT: readonly Diet[] = ['Vegan', 'Vegetarian', 'Pescatarian'];
const LOW_CARB: readonly Diet[] = ['Keto', 'LowCarb'];
const UNPROCESSED: readonly Diet[] = ['Paleo', 'Whole30'];

const FACTS: Readonly<Record<string, Fact>> = {
  // Allergens and intolerances.
  wheat: { contains: ['Wheat', 'Gluten'] },
  gluten: { contains: ['Gluten'] },
  dairy: { contains: ['Milk', 'Lactose'] },
  milk: { contains: ['Milk'], mayContain: ['Lactose'] },
  milkonly: { contains: ['Milk'] },
  lactose: { contains: ['Lactose'] },
  egg: { contains: ['Eggs'] },
  soy: { contains: ['Soy', 'Legumes'] },
  peanut: { contains: ['Peanuts', 'Nuts', 'Legumes'] },
  nut: { contains: ['TreeNuts', 'Nuts'] },
  fish: { contains: ['Fish'] },
  shellfish: { contains: ['Shellfish'] },
  sesame: { contains: ['Sesame'] },
  mustard: { contains: ['Mustard'] },
  celery: { contains: ['Celery'] },
  sulfite: { contains: ['Sulfites'], avoid: ['Preservatives'] },
  corn: { contains: ['Corn'] },
  legume: { contains: ['Legumes'] },
  nightshade: { contains: ['Nightshades'] },
  fodmap: { contains: ['FODMAPs'] },
  // Animal origin and religious law.
  meat: { diets: [...NO_MEAT, 'RawFood'] },
  red: { avoid: ['RedMeat'] },
  beef: { diets: NO_MEAT, avoid: ['RedMeat', 'Beef'] },
  pork: { diets: [...NO_MEAT, 'Halal', 'Kosher'], avoid: ['RedMeat', 'Pork'] },
  animal: { diets: ['Vegan'] },
  vegetarian: { diets: ['Vegan', 'Vegetarian'] },
  rennet: { diets: ['Vegan', 'Vegetarian'] },
  haram: { diets: ['Halal'] },
  alcohol: { diets: ['Halal', ...UNPROCESSED] },
  treif: { diets: ['Kosher'] },
  // Make-up and processing.
  carb: { diets: LOW_CARB },
  cereal: { diets: [...LOW_CARB, ...UNPROCESSED, 'RawFood'] },
  pulse: { diets: ['Keto', ...UNPROCESSED, 'RawFood'] },
  fruit: { diets: ['Keto'] },
  sugar: { diets: [...LOW_CARB, ...UNPROCESSED, 'DASH', 'Mediterranean'], avoid: ['Sugar'] },
  sweetdrink: { diets: LOW_CARB, avoid: ['Sugar'] },
  oil: { avoid: ['Oil'] },
  seedoil: { diets: ['Paleo'] },
  salt: { diets: ['DASH'], avoid: ['Salt'] },
  processed: { diets: UNPROCESSED.concat('RawFood'), avoid: ['Processed'] },
  artificial: { diets: UNPROCESSED.concat('RawFood'), avoid: ['Artificial', 'Processed'] },
  preserved: { avoid: ['Preservatives'] },
  cured: { diets: ['DASH', 'Mediterranean'], avoid: ['Salt', 'Preservatives'] },
  animalfat: { diets: ['DASH', 'Mediterranean'] },
  cooked: { diets: ['RawFood'] },
  // Handling.
  mince: { rawRisk: 'mince' },
  rawpork: { rawRisk: 'pork' },
  rawpoultry: { rawRisk: 'poultry' },
  rawegg: { rawRisk: 'egg' },
  rawfish: { rawRisk: 'fish' },
  rawshellfish: { rawRisk: 'shellfish' },
  driedbeans: { rawRisk: 'dried-beans' },
};

/** The codes every member of a category starts from; a line takes one back with '-code'. */
const CATEGORY_CODES: Readonly<Record<Category, string>> = {
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

/** Whether a word is a category. */
export const isCategory = (word: string): word is Category => Object.hasOwn(CATEGORY_CODES, word);

/** What an intolerance says about diets and avoid tags. */
const IMPLIED: Readonly<Partial<Record<Intolerance, Fact>>> = {
  Gluten: { diets: ['GlutenFree', ...UNPROCESSED], avoid: ['Gluten'] },
  Corn: { diets: UNPROCESSED },
  Milk: { diets: ['Vegan', ...UNPROCESSED, 'RawFood'], avoid: ['Dairy'] },
  Eggs: { diets: ['Vegan'], avoid: ['Eggs'] },
  Fish: { diets: ['Vegan', 'Vegetarian'] },
  Shellfish: { diets: ['Vegan', 'Vegetarian', 'Kosher'], avoid: ['Shellfish'] },
  Soy: { diets: UNPROCESSED, avoid: ['Soy'] },
  Peanuts: { diets: UNPROCESSED },
  Nuts: { avoid: ['Nuts'] },
  FODMAPs: { diets: ['LowFODMAP'] },
};

type Derived = Pick<Ingredient, 'contains' | 'mayContain' | 'excludedBy' | 'avoid' | 'rawRisk'>;

/** Applies codes left to right: 'code' adds, 'code?' adds as possible, '-code' takes back. */
function resolveCodes(codes: string): Map<string, 'sure' | 'maybe'> {
  const resolved = new Map<string, 'sure' | 'maybe'>();
  for (const code of codes.split(' ')) {
    if (code === '' || code === '-') continue;
    if (code.startsWith('-')) {
      resolved.delete(code.slice(1));
      resolved.delete(CODE_ALIASES[code.slice(1)] ?? '');
    } else if (code.endsWith('?')) {
      if (resolved.get(code.slice(0, -1)) !== 'sure') resolved.set(code.slice(0, -1), 'maybe');
    } else {
      resolved.set(code, 'sure');
    }
  }
  return resolved;
}

/** Handling that goes when a fact is taken back: '-pork' leaves no raw pork either. */
const CODE_ALIASES: Readonly<Record<string, string>> = { pork: 'rawpork', egg: 'rawegg' };

const derived = new Map<string, Derived>();

/**
 * What a table line means (spec section 3). Lines with the same codes share the answer.
 * @param category the shelf, whose codes come first
 * @param codes the section's codes followed by the line's
 * @throws Error for a code that no rule explains
 */
export function derive(category: Category, codes: string): Derived {
  const key = `${category}:${codes}`;
  const known = derived.get(key) ?? deriveAnew(category, codes);
  derived.set(key, known);
  return known;
}

function deriveAnew(category: Category, codes: string): Derived {
  const resolved = resolveCodes(`${CATEGORY_CODES[category]} ${codes}`);
  // 'keto': low enough in carbohydrates, whatever its shelf says.
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
    const fact = FACTS[code];
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
    addTo(excludedBy, IMPLIED[intolerance]?.diets);
    addTo(avoid, IMPLIED[intolerance]?.avoid);
  }
  return {
    contains: [...contains],
    mayContain: [...mayContain],
    excludedBy: [...excludedBy],
    avoid: [...avoid],
    ...(rawRisk && { rawRisk }),
  };
}
