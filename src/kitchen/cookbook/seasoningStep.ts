import type { Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';
import { type BracketPart, batterFamilies, type CookbookDish, type StepPart } from './dish';

/** The step that takes extra garlic, ginger, spice or hard herbs. */
export interface SeasoningStep {
  /** Index into the dish's steps. */
  readonly step: number;
  /** Fried with the onions, tossed in the oil with the foods to roast, put on with the salt, simmered, or stirred into a batter. */
  readonly how: 'softened' | 'tossed' | 'salted' | 'simmered' | 'stirred in';
}

const textOf = (parts: readonly StepPart[]): string =>
  parts
    .filter((part): part is Exclude<StepPart, BracketPart> => part.kind !== 'bracket')
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'time' ? 'minutes' : part.name))
    .join('');

/** Steps in which onions soften, or garlic fries. */
const softens =
  /\b(?:onions?|leeks?|shallots?)\b.*\b(?:soft|golden|gold|translucent|tender)|\bsoften the (?:onions?|leeks?|shallots?)\b|\b(?:fry|cook|toss|stir|add)\b[^.]*\bgarlic\b[^.]*\bminutes?\b/is;
const oiled = /\b(?:turn|toss)\b.*\b(?:oil|butter)\b/is;
const liftedOut =
  /\b(?:lift|take|scoop|spoon)\b[^.]*\bout\b|\bplate\b|\bset aside\b|\bdrain\b|\bcool\b|\bfoil\b/i;
/** Liquids that make a step too wet for garlic. */
const wet =
  /\b(?:add|pour|stir in|with)\b[^.]*\b(?:stock|water|milk|tomatoes|wine|cream|broth|passata)\b|\b(?:boil|simmer)\b/i;

const salted = /\b(?:season|rub|sprinkle|turn|toss)\b[^.]*\bsalt\b(?! and leave)/i;
const mixed = /\b(?:beat|whisk|stir|mix|sift)\b[^.]*\b(?:sugar|eggs?|flour|butter)\b/i;
const simmered = /\b(?:simmer|poach)\b/i;
const liquid = /\b(?:stock|broth|water|wine|cider|beer|tomatoes|sauce)\b/i;

function find({ steps, family }: CookbookDish) {
  const texts = steps.map(({ parts }) => textOf(parts));
  const at = (how: SeasoningStep['how'], isIt: (text: string) => boolean): SeasoningStep | null => {
    const step = texts.findIndex(isIt);
    return step < 0 ? null : { step, how };
  };
  const isRoasted = family === 'tray' || family === 'roast' || family === 'side';
  const garlicky =
    at('softened', (text) => softens.test(text) && !liftedOut.test(text) && !wet.test(text)) ??
    (isRoasted ? at('tossed', (text) => oiled.test(text)) : null);
  const isHot = steps.length > 1 && !/^(?:salad|dip)$/.test(family);
  const early = (how: SeasoningStep['how'], words: RegExp, isRight = (text: string) => text !== '') =>
    isHot ? at(how, (text) => words.test(text) && isRight(text) && text !== texts.at(-1)) : null;
  const batter = at('stirred in', (text) => mixed.test(text));
  const wettest = early('simmered', simmered, (text) => liquid.test(text) && !liftedOut.test(text));
  return { garlicky, spicy: garlicky ?? early('salted', salted) ?? wettest, wettest, batter };
}

const search = memoize(find);

/** Returns the step that takes an extra seasoning, dry ones in more dishes than garlic; null if there is none. Cached. */
export function findSeasoningStep(dish: CookbookDish, { id, category }: Pick<Ingredient, 'id' | 'category'>) {
  const { garlicky, spicy, wettest, batter } = search(dish);
  if (batterFamilies.includes(dish.family) && dish.themes.includes('Sweet Treats')) return batter;
  if (/^(?:bay-leaf|lemongrass|star-anise)$/.test(id)) return wettest;
  return category === 'spice' || category === 'herb' || id === 'chipotle' ? spicy : garlicky;
}

/** Herbs that are not eaten raw. */
const hardHerbs = wordSet('bay-leaf thyme rosemary sage oregano marjoram lemongrass mixed-herbs curry-leaf');
/** Whether a seasoning has to be cooked. */
export const isCookedSeasoning = ({ id, category }: Ingredient): boolean =>
  hardHerbs.has(id) ||
  (category === 'spice' && !/^(?:sumac|zaatar|chilli-flakes|salt|black-pepper)$/.test(id));
