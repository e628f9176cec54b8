/** Which numbers of running text are amounts of a food: never times, temperatures, sizes, or how much goes into each. */
import { type FoundAmount, findAmounts } from '@/food/amounts/findAmounts';
import { isLength, isMeasured, isVague } from '@/food/amounts/measures';
import { findTemperatures, findTimes } from '@/food/text/timesAndTemperatures';
import type { FoundIngredient } from '@/food/types';
import type { TextRange } from '../recipeText';
import { isProportion, isSecondDimension, type LineAmount } from './ingredientAmounts';

const sentenceEnd = /[.;!?\n]\s|\n/;
/** How much one of several gets stays the same. */
const eachAfter =
  /\b(?:each|apiece|every|at a time|per|for one|a la vez|cada|por (?:persona|raci[oó]n|comensal|tortilla|porci[oó]n|pieza)|de cada vez)\b/i;
const oneByOne = /\bone (?:at a time|by one)\b|\b(?:un[oa] a un[oa]|de un[oa] en un[oa])\b/gi;
const eachBefore = /\b(?:each|every|per|cada|apart|thick|wide|into|size|sized)\s+(?:[\p{L}]+\s+){0,3}$/iu;
const notCounted =
  /\b(?:step|steps|paso|pasos|gas|mark|note|nota|into|en|between|among|entre|layer|of|than|every|cada|each|number|or|less|the first|the last|first|last|next|other)\s*$/i;
/** Nutrition is said of a portion, not of the whole. */
const nutrition =
  /\b(?:kcal|calor[ií]as?|calories|kilojoules|kj)\b|\b(?:protein|prote[ií]nas?|carb\w*|carbohidratos|hidratos|fat|grasas?|fib(?:er|re|ra)|sodium|sodio|az[uú]cares|sugars?)\b\s*(?:\([^)]*\))?\s*[:=–-]\s*[~≈]?\d|\d\s?g\s+(?:of\s+)?(?:protein|carb\w*|fat)\b/i;

/** Whether a line tells what is in one portion. */
export const isNutritionLine = (line: string): boolean => nutrition.test(line);

/**
 * Reads the amounts of a line of running text. Lengths are sizes, which are never scaled.
 * @param foods named in the line, by their places in it
 */
export function findStepAmounts(line: string, foods: readonly FoundIngredient[]): LineAmount[] {
  if (isNutritionLine(line)) return [];
  const apart: readonly TextRange[] = [...findTimes(line), ...findTemperatures(line)];
  return findAmounts(line).flatMap((amount): LineAmount[] => {
    const isApart = apart.some(({ start, end }) => start < amount.end && end > amount.start);
    if (isApart || /^\s?[%°º]/.test(line.slice(amount.number.end))) return [];
    const unit = amount.unit?.id ?? null;
    const before = line.slice(0, amount.start);
    if (isLength(unit))
      return amount.kind === 'article' || isSecondDimension(before) ? [] : [{ amount, isSize: true }];
    if (isVague(unit) || isProportion(line, amount)) return [];
    const after = line.slice(amount.end).split(sentenceEnd, 1)[0] ?? '';
    const isEach =
      eachAfter.test(after.slice(0, 48).replace(oneByOne, '')) ||
      eachBefore.test(before.split(sentenceEnd).at(-1) ?? '');
    if (isMeasured(unit)) return [{ amount, isSize: isEach }];
    if (isEach || notCounted.test(before) || !countsFood(line, amount, foods)) return [];
    return [{ amount, isSize: false }];
  });
}

/** '2 eggs', 'half an onion', '3 cloves of garlic'; an article alone is no count here. */
function countsFood(
  line: string,
  { end, kind, number, unit }: FoundAmount,
  foods: readonly FoundIngredient[],
): boolean {
  if (kind === 'article' && unit?.id !== 'pinch') return false;
  // 'Half vegetables, a quarter protein' is a share; 'half an onion' is an amount.
  if (/^half$/i.test(line.slice(number.start, number.end))) return false;
  const food = foods.find((found) => found.end > end);
  if (!food) return false;
  // 'cloves of garlic' is a name.
  if (food.start < end) return unit !== null;
  const between = line.slice(end, food.start);
  return unit
    ? /^ (?:of |de |del )?(?:the |el |la )?(?:[\p{L}-]+ ){0,2}$/iu.test(between)
    : /^ (?:[\p{L}-]+ ){0,2}$/iu.test(between) && !/\b(?:of|de|the|el|la|los|las)\b/i.test(between);
}
