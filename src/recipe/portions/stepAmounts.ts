/* Finds the numbers of a step that are amounts of a food: not times, temperatures, sizes or amounts per piece. */
import { type FoundAmount, findAmounts } from '@/food/amounts/findAmounts';
import { isLengthUnit, isVagueUnit, isWeightOrVolume } from '@/food/amounts/measures';
import { findTemperatures, findTimes } from '@/food/text/timesAndTemperatures';
import type { FoundIngredient } from '@/food/types';
import type { TextRange } from '@/lib/splitText';
import { isProportion, isSecondDimension, type LineAmount } from './ingredientAmounts';

const sentenceEndPattern = /[.;!?\n]\s|\n/;
/** Follows an amount per piece, which is not scaled. */
const eachAfterPattern =
  /\b(?:each|apiece|every|at a time|per|for one|a la vez|cada|por (?:persona|raci[oó]n|comensal|tortilla|porci[oó]n|pieza)|de cada vez)\b/i;
const oneByOnePattern = /\bone (?:at a time|by one)\b|\b(?:un[oa] a un[oa]|de un[oa] en un[oa])\b/gi;
const eachBeforePattern =
  /\b(?:each|every|per|cada|apart|thick|wide|into|size|sized)\s+(?:[\p{L}]+\s+){0,3}$/iu;
const notAmountPattern =
  /\b(?:step|steps|paso|pasos|gas|mark|note|nota|into|en|between|among|entre|layer|of|than|every|cada|each|number|or|less|the first|the last|first|last|next|other)\s*$/i;
/** Nutrition values are per portion, so they are not scaled. */
const nutritionPattern =
  /\b(?:kcal|calor[ií]as?|calories|kilojoules|kj)\b|\b(?:protein|prote[ií]nas?|carb\w*|carbohidratos|hidratos|fat|grasas?|fib(?:er|re|ra)|sodium|sodio|az[uú]cares|sugars?)\b\s*(?:\([^)]*\))?\s*[:=–-]\s*[~≈]?\d|\d\s?g\s+(?:of\s+)?(?:protein|carb\w*|fat)\b/i;

export const isNutritionLine = (line: string): boolean => nutritionPattern.test(line);

/**
 * Returns the amounts of a line of running text. Lengths are sizes, which are not scaled.
 * @param foods foods in the line, with offsets in the line
 */
export function findStepAmounts(line: string, foods: readonly FoundIngredient[]): LineAmount[] {
  if (isNutritionLine(line)) return [];
  const otherNumbers: readonly TextRange[] = [...findTimes(line), ...findTemperatures(line)];
  return findAmounts(line).flatMap((amount): LineAmount[] => {
    const isOtherNumber = otherNumbers.some(({ start, end }) => start < amount.end && end > amount.start);
    if (isOtherNumber || /^\s?[%°º]/.test(line.slice(amount.numberSpan.end))) return [];
    const unit = amount.unit?.id ?? null;
    const before = line.slice(0, amount.start);
    if (isLengthUnit(unit))
      return amount.kind === 'article' || isSecondDimension(before) ? [] : [{ amount, isSize: true }];
    if (isVagueUnit(unit) || isProportion(line, amount)) return [];
    const after = line.slice(amount.end).split(sentenceEndPattern, 1)[0] ?? '';
    const isEach =
      eachAfterPattern.test(after.slice(0, 48).replace(oneByOnePattern, '')) ||
      eachBeforePattern.test(before.split(sentenceEndPattern).at(-1) ?? '');
    if (isWeightOrVolume(unit)) return [{ amount, isSize: isEach }];
    if (isEach || notAmountPattern.test(before) || !isFoodAmount(line, amount, foods)) return [];
    return [{ amount, isSize: false }];
  });
}

/** True for '2 eggs', 'half an onion' and '3 cloves of garlic', but not for an article alone. */
function isFoodAmount(
  line: string,
  { end, kind, numberSpan: number, unit }: FoundAmount,
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
