import { memoize } from '@/lib/memoize';
import type { BracketPart, CookbookDish, StepPart } from './dish';

/** The step that takes extra garlic or spice. */
interface SeasoningStep {
  /** Index into the dish's steps. */
  readonly step: number;
  /** Fried with the onions, or tossed in the oil with the foods to roast. */
  readonly how: 'softened' | 'tossed';
}

const textOf = (parts: readonly StepPart[]): string =>
  parts
    .filter((part): part is Exclude<StepPart, BracketPart> => part.kind !== 'bracket')
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'time' ? `${part.minutes} minutes` : part.name,
    )
    .join('');

/** Steps in which onions soften. */
const softens =
  /\b(?:onions?|leeks?|shallots?)\b.*\b(?:soft|golden|gold|translucent|tender)|\bsoften the (?:onions?|leeks?|shallots?)\b/is;
const oiled = /\b(?:turn|toss)\b.*\b(?:oil|butter)\b/is;
const liftedOut =
  /\b(?:lift|take|scoop|spoon)\b[^.]*\bout\b|\bplate\b|\bset aside\b|\bdrain\b|\bcool\b|\bfoil\b/i;
/** Liquids that make a step too wet for garlic. */
const wet =
  /\b(?:add|pour|stir in|with)\b[^.]*\b(?:stock|water|milk|tomatoes|wine|cream|broth|passata)\b|\b(?:boil|simmer)\b/i;

function find({ steps, family }: CookbookDish): SeasoningStep | null {
  const texts = steps.map(({ parts }) => textOf(parts));
  const step = texts.findIndex((text) => softens.test(text) && !liftedOut.test(text) && !wet.test(text));
  if (step >= 0) return { step, how: 'softened' };
  const tossed = texts.findIndex((text) => oiled.test(text));
  return tossed >= 0 && (family === 'tray' || family === 'roast' || family === 'side')
    ? { step: tossed, how: 'tossed' }
    : null;
}

const search = memoize((dish: CookbookDish) => ({ found: find(dish) }));

/** Returns the step that takes extra garlic, ginger or spice; null if there is none. Cached. */
export const findSeasoningStep = (dish: CookbookDish): SeasoningStep | null => search(dish).found;
