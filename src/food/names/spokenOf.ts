/** Names of foods that a text only speaks of: what something looks like, what a tool is for, what a line's food goes into. */
import { wordSet } from '@/lib/words';
import type { Gap } from '../text/tokenize';
import type { Category } from '../types';
import { type Mention, nextWord, type Surroundings, textBefore, wordAt } from './mentions';

/** After a name, and no verb: 'cream-coloured', 'fish-shaped', 'egg timer', 'lemon squeezer', but not 'let the bananas stand'. */
const looksAndTools = wordSet(
  'coloured colored shaped sized style yellow consistency texture pan oven timer knife cooker machine maker tray cutter grater squeezer masher peeler spinner strainer grinder glass glasses scoop cork jug boat mould spatula filter mug board slicer crusher corer weights liners thermometer mill shaker',
);
/** Before a name: 'the thickness of double cream', 'del tamaño de una nuez', 'molde de pan', 'resembles breadcrumbs'. */
const likeness =
  /\b(?:(?:size|thickness|consistency|texture|shape|tamano|grosor|consistencia|textura|forma|moldes?|capsulas|tabla|bandeja|cuchillo|rallador) (?:of|de|del|para)|resembl\w+|(?:looks?|tastes?|smooth|thick|creamy|crispy|fluffy)(?: just)? like|as thick as|parecid[oa]s? al?|sabor a|como una?) (?:(?:an?|the|fine|coarse|thick|double|single|pouring|wet|una?|la|el) ){0,3}(?:\w+ )?$/;

/** 'Tritura hasta obtener una pasta', 'hasta lograr una bechamel': what comes of it. */
const result = /\b(?:hasta|obtener|obtengas|conseguir|lograr|formar?|formes|quede|hacer) (?:\w+ )?una $/;

function isLikeness({ first }: Mention, around: Surroundings): boolean {
  const before = textBefore(around, first);
  return likeness.test(before) || result.test(before);
}

/** What a cook makes, so that 'for the pancakes' says what a food of the same line is for. */
const madeDishes: readonly Category[] = ['sweet', 'bread', 'prepared', 'sauce', 'condiment', 'pasta'];
const madeOfMilk = wordSet('creme-anglaise custard ice-cream');
const purposes = wordSet('for to para');
/** What may stand between 'for' or 'to' and the dish. */
const betweenPurpose =
  /^(?:the|a|an|my|your|\p{L}+ing|brush|glaze|coat|dust|top|fill|make|seal|line|decorate|serve|el|la|los|las|una?s?|\p{L}+[aei]r)$/u;

/** 'Egg yolk to brush the cookies', 'harina para rebozado': what a food of the line is for. */
function isPurpose(mention: Mention, before: Mention | undefined, { tokens, gaps }: Surroundings): boolean {
  const { category, id } = mention.ingredient;
  if (!before || !(madeDishes.includes(category) || madeOfMilk.has(id))) return false;
  for (let index = mention.first; index > before.last; index--) {
    if (gaps[index] === 'hard') return false;
    const word = wordAt(tokens, index - 1);
    if (purposes.has(word)) return index - 1 > before.last && noHardGap(gaps, before.last + 1, index);
    if (!betweenPurpose.test(word) || gaps[index] !== 'tight') return false;
  }
  return false;
}

const noHardGap = (gaps: readonly Gap[], from: number, to: number): boolean =>
  to - from < 12 && !gaps.slice(from, to).includes('hard');

/** 'Queso vegano tipo mozzarella': what a stand-in is like, not what it holds. */
const isLikened = ({ first }: Mention, before: Mention | undefined, { tokens }: Surroundings): boolean =>
  before?.ingredient.category === 'dairy alternative' &&
  first - before.last <= 4 &&
  ['tipo', 'estilo', 'style'].includes(wordAt(tokens, first - 1));

/**
 * Whether a name says nothing of what is in the dish.
 * @param before the mention right before it, if any
 */
export const isOnlySpokenOf = (
  mention: Mention,
  before: Mention | undefined,
  around: Surroundings,
): boolean =>
  isLikened(mention, before, around) ||
  isLikeness(mention, around) ||
  looksAndTools.has(nextWord(mention, around)) ||
  isPurpose(mention, before, around);
