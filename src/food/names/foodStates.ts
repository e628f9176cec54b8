import { rawMeats } from '@/food/names/shelves';
import type { Category } from '@/food/types';

/** What has been done to a food before it comes into the kitchen: raw rice is not cooked rice. */
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

/** Where in a list a word stands that says a food's state: before the food or after it. */
type Side = 'before' | 'after';

const produce: readonly Category[] = ['vegetable', 'mushroom', 'fruit', 'legume'];

/**
 * What cooks write for each state, folded, in both languages; and on which shelves it means something: 'whole milk' is
 * no whole food, and 'ground cumin' no mince.
 */
const rows: readonly {
  readonly state: FoodState;
  readonly before: string;
  readonly after: string;
  readonly shelves: readonly Category[];
}[] = [
  {
    state: 'leftover',
    before: 'leftover|leftovers|left over|remaining|sobras|restos|resto|sobrante|yesterdays',
    after:
      'leftovers?|left over|sobrantes?|sobrad[oa]s?|de ayer|del dia anterior|que sobro|que han? sobrado|que me sobro|from yesterday|from last night',
    shelves: [
      ...rawMeats,
      ...produce,
      'processed meat',
      'grain',
      'pasta',
      'bread',
      'egg',
      'plant protein',
      'prepared',
    ],
  },
  {
    state: 'cooked',
    before: 'mashed|cooked|pre cooked|precooked|boiled|steamed|hard boiled|soft boiled',
    after: 'cooked|boiled|cocid[oa]s?|hervid[oa]s?|cocinad[oa]s?|hech[oa]s?|dur[oa]s?',
    shelves: [...rawMeats, ...produce, 'grain', 'pasta', 'egg'],
  },
  {
    state: 'roast',
    before: 'roast|roasted|rotisserie|barbecued',
    after: 'roasted|asad[oa]s?|al horno',
    shelves: [...rawMeats, 'vegetable'],
  },
  {
    state: 'tinned',
    before:
      'tinned|canned|jarred|(?:tins?|cans?|jars?) of|tins?|cans?|(?:latas?|latitas?|botes?|tarros?|frascos?)(?: \\p{L}+)? de|en conserva',
    after: 'tin|can|in a tin|from a jar|(?:de|en) (?:lata|bote|conserva|tarro)|enlatad[oa]s?',
    shelves: [...produce, 'fish', 'shellfish'],
  },
  { state: 'dried', before: 'dried|dry', after: 'sec[oa]s?|deshidratad[oa]s?', shelves: produce },
  {
    state: 'frozen',
    before: 'frozen',
    after: 'frozen|congelad[oa]s?',
    shelves: [...rawMeats, ...produce, 'plant protein', 'bread'],
  },
  {
    state: 'smoked',
    before: 'smoked',
    after: 'ahumad[oa]s?',
    shelves: [...rawMeats, 'processed meat', 'plant protein', 'cheese'],
  },
  { state: 'whole', before: 'whole', after: 'enter[oa]s?', shelves: ['poultry', 'fish', 'cheese'] },
  {
    state: 'minced',
    before: 'minced|ground',
    after: 'mince|minced|picad[oa]s?|molid[oa]s?',
    shelves: [...rawMeats, 'plant protein'],
  },
  {
    state: 'stale',
    before: 'stale|day old|old|hard|dry',
    after: 'stale|dur[oa]s?|sec[oa]s?|del dia anterior|de ayer|viej[oa]s?|rancio',
    shelves: ['bread'],
  },
  {
    state: 'overripe',
    before: 'overripe|over ripe|very ripe|too ripe|brown|black|blackened|spotty|mushy|soft',
    after:
      'muy madur[oa]s?|super madur[oa]s?|demasiado madur[oa]s?|pasad[oa]s?|pochos?|madur[oa]s?|negr[oa]s?|going brown|overripe|past their best',
    shelves: ['fruit'],
  },
];

const patterns = rows.map(({ state, before, after, shelves }) => ({
  state,
  shelves,
  words: {
    before: new RegExp(`(?<!\\p{L})(?:${before})(?!\\p{L})`, 'u'),
    after: new RegExp(`(?<!\\p{L})(?:${after})(?!\\p{L})`, 'u'),
  },
}));

/** Words that say a state of what comes before and after them: 'peas (frozen)', 'garbanzos de bote'. */
export const statesIn = (folded: string, side: Side, shelf: Category): readonly FoodState[] =>
  patterns.flatMap(({ state, shelves, words }) =>
    shelves.includes(shelf) && words[side].test(folded) ? [state] : [],
  );

/** Whether words say a state and nothing else: 'cooked' of 'rice, cooked'. */
export const isStateAlone = (folded: string): boolean => {
  let rest = folded;
  for (const { words } of patterns) rest = rest.replace(words.after, ' ').replace(words.before, ' ');
  return folded.trim() !== '' && /^[\s()]*$/.test(rest);
};
