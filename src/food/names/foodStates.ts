import { rawMeatCategories } from '@/food/names/foodGroups';
import type { Category } from '@/food/types';

/** States of a food when cooking starts: cooked rice is not raw rice. */
export const foodStates = [
  'cooked',
  'leftover',
  'roast',
  'tinned',
  'dried',
  'frozen',
  'smoked',
  'whole',
  'minced',
  'stale',
  'overripe',
] as const;
export type FoodState = (typeof foodStates)[number];

type Side = 'before' | 'after';

const produce: readonly Category[] = ['vegetable', 'mushroom', 'fruit', 'legume'];

/**
 * Folded words for each state in both languages, and the categories for which they mean it: 'whole milk' is not a whole food,
 * 'ground cumin' is not mince.
 */
const rows: readonly {
  readonly state: FoodState;
  readonly before: string;
  readonly after: string;
  readonly categories: readonly Category[];
}[] = [
  {
    state: 'leftover',
    before: 'leftover|leftovers|left over|remaining|sobras|restos|resto|sobrante|yesterdays',
    after:
      'leftovers?|left over|sobrantes?|sobrad[oa]s?|de ayer|del dia anterior|que sobro|que han? sobrado|que me sobro|from yesterday|from last night',
    categories: [
      ...rawMeatCategories,
      ...produce,
      'processed meat',
      'grain',
      'pasta',
      'bread',
      'plant protein',
      'prepared',
    ],
  },
  {
    state: 'leftover',
    before: 'cold',
    after: 'fri[oa]s?',
    categories: ['poultry', 'redMeat', 'pork'],
  },
  {
    state: 'cooked',
    before: 'mashed|cooked|pre cooked|precooked|boiled|steamed|hard boiled|soft boiled',
    after:
      'cooked|boiled|cocid[oa]s?|hervid[oa]s?|cocinad[oa]s?|hech[oa]s?|dur[oa]s?|deshebrad[oa]s?|desmenuzad[oa]s?|desmechad[oa]s?|deshilachad[oa]s?',
    categories: [...rawMeatCategories, ...produce, 'grain', 'pasta', 'egg'],
  },
  // Rice or pasta that is cold has been boiled.
  {
    state: 'cooked',
    before: 'cold|day old|1 day old|one day old|already cooked',
    after: 'cold|fri[oa]s?',
    categories: ['grain', 'pasta'],
  },
  {
    state: 'roast',
    before: 'roast|roasted|rotisserie|barbecued',
    after: 'roasted|asad[oa]s?|al horno',
    categories: [...rawMeatCategories, 'vegetable'],
  },
  {
    state: 'tinned',
    before:
      'tinned|canned|jarred|(?:tins?|cans?|jars?) of|tins?|cans?|(?:latas?|latitas?|botes?|tarros?|frascos?)(?: \\p{L}+)? de|en conserva',
    after:
      'tin|can|(?:in|from) (?:a )?(?:tins?|cans?|jars?)|(?:de|en) (?:lata|bote|conserva|tarro)|enlatad[oa]s?',
    categories: [...produce, 'fish', 'shellfish'],
  },
  {
    state: 'dried',
    before: 'dried|dry(?![- ]fried)',
    after: 'sec[oa]s?|deshidratad[oa]s?',
    categories: produce,
  },
  {
    state: 'frozen',
    before: 'frozen',
    after: 'frozen|congelad[oa]s?',
    categories: [...rawMeatCategories, ...produce, 'plant protein', 'bread'],
  },
  {
    state: 'smoked',
    before: 'smoked',
    after: 'ahumad[oa]s?|smoked(?= *[)]| *$)',
    categories: [...rawMeatCategories, 'processed meat', 'plant protein', 'cheese'],
  },
  { state: 'whole', before: 'whole', after: 'enter[oa]s?', categories: ['poultry', 'fish', 'cheese'] },
  {
    state: 'minced',
    before: 'minced|ground',
    after: 'mince|minced|picad[oa]s?|molid[oa]s?',
    categories: [...rawMeatCategories, 'plant protein'],
  },
  {
    state: 'stale',
    before: 'stale|day old|old|hard|dry',
    after: 'stale|dur[oa]s?|sec[oa]s?|del dia anterior|de ayer|viej[oa]s?|rancio',
    categories: ['bread'],
  },
  {
    state: 'overripe',
    before: 'overripe|over ripe|very ripe|too ripe|brown|black|blackened|spotty|mushy|soft',
    after:
      'muy madur[oa]s?|super madur[oa]s?|demasiado madur[oa]s?|pasad[oa]s?|pochos?|madur[oa]s?|negr[oa]s?|going brown|overripe|past their best',
    categories: ['fruit'],
  },
];

const patterns = rows.map(({ state, before, after, categories }) => ({
  state,
  categories,
  words: {
    before: new RegExp(`(?<!\\p{L})(?:${before})(?!\\p{L})`, 'u'),
    after: new RegExp(`(?<!\\p{L})(?:${after})(?!\\p{L})`, 'u'),
  },
}));

/** Returns the states named before or after a food: 'peas (frozen)', 'garbanzos de bote'. */
export const findFoodStates = (folded: string, side: Side, category: Category): readonly FoodState[] =>
  patterns.flatMap(({ state, categories, words }) =>
    categories.includes(category) && words[side].test(folded) ? [state] : [],
  );

/** True if the words name a state and nothing else: 'cooked' in 'rice, cooked'. */
export const isOnlyFoodState = (folded: string): boolean => {
  let rest = folded;
  for (const { words } of patterns) rest = rest.replace(words.after, ' ').replace(words.before, ' ');
  return folded.trim() !== '' && /^[\s()]*$/.test(rest);
};
