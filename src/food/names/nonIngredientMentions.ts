/** Finds food names that are not ingredients: comparisons, tools, and the dish that a food is for. */
import { wordSet } from '@/lib/words';
import type { Gap } from '../text/tokenize';
import type { Category } from '../types';
import { type Mention, type MentionContext, nextWord, wordAt, wordsBefore } from './mentions';

/** Words after a name: 'cream-coloured', 'fish-shaped', 'egg timer', 'lemon squeezer'. No verbs: 'let the bananas stand'. */
const looksAndTools = wordSet(
  'coloured colored shaped sized style yellow consistency texture pan oven timer knife cooker machine maker tray cutter grater squeezer masher peeler spinner strainer grinder glass glasses scoop cork jug boat mould spatula filter mug board slicer crusher corer weights liners thermometer mill shaker',
);
/** Words before a name: 'the thickness of double cream', 'del tamaño de una nuez', 'molde de pan', 'resembles breadcrumbs'. */
const comparison =
  /\b(?:(?:size|thickness|consistency|texture|shape|tamano|grosor|consistencia|textura|forma|moldes?|capsulas|tabla|bandeja|cuchillo|rallador) (?:of|de|del|para)|resembl\w+|(?:looks?|tastes?|smooth|thick|creamy|crispy|fluffy)(?: just)? like|as thick as|parecid[oa]s? al?|sabor a|como una?) (?:(?:an?|the|fine|coarse|thick|double|single|pouring|wet|una?|la|el) ){0,3}(?:\w+ )?$/;

/** Results of a step: 'tritura hasta obtener una pasta', 'hasta lograr una bechamel'. */
const result = /\b(?:hasta|obtener|obtengas|conseguir|lograr|formar?|formes|quede|hacer) (?:\w+ )?una $/;

function isComparison({ first }: Mention, around: MentionContext): boolean {
  const before = wordsBefore(around, first);
  return comparison.test(before) || result.test(before);
}

/** Categories of dishes for which a food can be used: 'for the pancakes'. */
const madeDishes: readonly Category[] = ['sweet', 'bread', 'prepared', 'sauce', 'condiment', 'pasta'];
const madeOfMilk = wordSet('creme-anglaise custard ice-cream');
const purposes = wordSet('for to para');
const betweenPurpose =
  /^(?:the|a|an|my|your|\p{L}+ing|brush|glaze|coat|dust|top|fill|make|seal|line|decorate|serve|el|la|los|las|una?s?|\p{L}+[aei]r)$/u;

/** True for the dish that another food of the line is for: 'egg yolk to brush the cookies', 'harina para rebozado'. */
function isPurpose(mention: Mention, before: Mention | undefined, { tokens, gaps }: MentionContext): boolean {
  const { category, id } = mention.ingredient;
  if (!before || !(madeDishes.includes(category) || madeOfMilk.has(id))) return false;
  for (let index = mention.first; index > before.last; index--) {
    if (gaps[index] === 'hard') return false;
    const word = wordAt(tokens, index - 1);
    if (purposes.has(word)) return index - 1 > before.last && hasNoHardGap(gaps, before.last + 1, index);
    if (!betweenPurpose.test(word) || gaps[index] !== 'tight') return false;
  }
  return false;
}

const hasNoHardGap = (gaps: readonly Gap[], from: number, to: number): boolean =>
  to - from < 12 && !gaps.slice(from, to).includes('hard');

/** True for the food that a substitute imitates: 'queso vegano tipo mozzarella'. */
const isSubstituteStyle = (
  { first }: Mention,
  before: Mention | undefined,
  { tokens }: MentionContext,
): boolean =>
  before?.ingredient.category === 'dairy alternative' &&
  first - before.last <= 4 &&
  ['tipo', 'estilo', 'style'].includes(wordAt(tokens, first - 1));

/** True if a name is not an ingredient of the dish. `before` is the mention right before it. */
export const isNonIngredientMention = (
  mention: Mention,
  before: Mention | undefined,
  around: MentionContext,
): boolean =>
  isSubstituteStyle(mention, before, around) ||
  isComparison(mention, around) ||
  looksAndTools.has(nextWord(mention, around)) ||
  isPurpose(mention, before, around);
