/* Finds the numbers of an ingredient line that are amounts of its food, and so are scaled. */
import { type FoundAmount, findAmounts } from '@/food/amounts/findAmounts';
import { isContainerUnit, isLengthUnit, isVagueUnit, isWeightOrVolume } from '@/food/amounts/measures';
import { findTemperatures, findTimes } from '@/food/text/timesAndTemperatures';
import type { Category, FoundIngredient } from '@/food/types';
import type { TextRange } from '@/lib/splitText';

/** An amount of a food. A size, such as that of a tin, is converted to the cook's units but not scaled. */
export interface LineAmount {
  readonly amount: FoundAmount;
  readonly isSize: boolean;
}

const leadPattern =
  /^[^\p{L}\p{N}]*(?:(?:about|approx\.?|approximately|around|roughly|at least|unos|unas|aprox\.?|aproximadamente|entre|the|el|la|los|las|an?|un|una)\s+)*$/iu;
/** Precedes the amount in 'juice of 1 lemon', 'las hojas de 2 ramitas'. */
const partOfFoodPattern =
  /\b(?:juice|zest|rind|peel|flesh|leaves|seeds|yolks?|whites?|zumo|jugo|ralladura|rallad[oa]|piel|c[aá]scara|corteza|hojas|semillas|pulpa|yemas?|claras?)\b[^\d,;()]{0,20}\b(?:of|from|de)\s+(?:about\s+|the\s+|unos\s+)?$/iu;
const joinedPattern =
  /(?:\+|&|,|\b(?:plus|and|or|y|o|u|m[aá]s|with|con))\s*(?:about\s+|another\s+|otr[oa]s?\s+)?$/iu;
const labelPattern = /(?:[:=(–—|]|\s-|(?:^|\s)[x×])\s*$/i;
const endPattern = /^\s*(?:$|[)|,;(/]|\p{L})/u;
const notAmountPattern = /\b(?:note|step|nota|paso|type|tipo|no|n[ºo]|grade|see|into|in|en|for|para)\.?\s*$/i;
const referencePattern = /\b(?:note|step|nota|paso|page|see|ver|type|tipo)\.?\s*$/i;
const cutIntoPattern = /\b(?:into|in|en|to|for|para|por|per|every|cada)\s+(?:about\s+|unos\s+|unas\s+)?$/i;
const eachPattern =
  /^[^,;()\n]{0,24}\b(?:each|apiece|per \p{L}+|cada un[oa]|cada|por \p{L}+|c\/u)(?![\p{L}])/iu;
const ofSizePattern = /\b(?:de|of)\s+(?:unos\s+|unas\s+|about\s+|aprox\.?\s+)?$/i;
const tinPattern =
  /^[ -]*(?:diameter\s+|round\s+|square\s+)?(?:tin|pan|tortillas?|pie|tart|pastry|crust|molde|base|wraps?)\b/i;

/** Categories in which an article is an amount: 'an onion', but not 'a good olive oil'. */
const countedCategories: readonly Category[] = [
  'vegetable',
  'mushroom',
  'fruit',
  'egg',
  'bread',
  'poultry',
  'fish',
  'shellfish',
  'processed meat',
  'prepared',
];

const overlapsAny = (ranges: readonly TextRange[], { start, end }: TextRange) =>
  ranges.some((range) => range.start < end && range.end > start);

/**
 * Returns the amounts of an ingredient line.
 * @param foods foods in the line, with offsets in the line
 */
export function findIngredientAmounts(line: string, foods: readonly FoundIngredient[]) {
  const otherNumbers: readonly TextRange[] = [...findTimes(line), ...findTemperatures(line)];
  const foundAmounts: LineAmount[] = [];
  let hasNumberWithoutRole = false;
  for (const amount of findAmounts(line)) {
    if (overlapsAny(otherNumbers, amount.numberSpan) || /^\s?[%°º]/.test(line.slice(amount.numberSpan.end)))
      continue;
    const role = amountRole(line, amount, foundAmounts, foods);
    if (role !== null) foundAmounts.push({ amount, isSize: role === 'size' });
    else if (
      amount.kind === 'digits' &&
      isPlainNumber(line, amount) &&
      !referencePattern.test(line.slice(0, amount.start))
    )
      hasNumberWithoutRole = true;
  }
  return {
    amounts: foundAmounts,
    /** True if the line has numbers, but none is an amount. */
    hasUnreadableAmount: hasNumberWithoutRole && foundAmounts.every(({ isSize }) => isSize),
  };
}

/** False for the numbers of '00 flour', '7-Up' and '5-spice'. */
const isPlainNumber = (line: string, { numberSpan: number }: FoundAmount) =>
  !/^0/.test(line.slice(number.start, number.end)) && !/^-\p{L}/u.test(line.slice(number.end));

/** True for the 13 of 'a 9x13-inch pan': the other side has no unit. */
export const isSecondDimension = (before: string): boolean => /\d\s?[x×]\s?$/i.test(before);

/** True for proportions, which are not scaled: '1 part vinegar to 3 parts oil'. */
export const isProportion = (line: string, { numberSpan: number }: FoundAmount): boolean =>
  /^ part(?:e?s|e)?\b/i.test(line.slice(number.end));

function amountRole(
  line: string,
  amount: FoundAmount,
  foundAmounts: readonly LineAmount[],
  foods: readonly FoundIngredient[],
): 'amount' | 'size' | null {
  const before = line.slice(0, amount.start);
  const after = line.slice(amount.end);
  const unit = amount.unit?.id ?? null;
  if (isVagueUnit(unit) || isProportion(line, amount)) return null;
  if (cutIntoPattern.test(before)) return isLengthUnit(unit) ? 'size' : null;
  const previous = foundAmounts.at(-1);
  const main = foundAmounts.find(({ isSize }) => !isSize)?.amount;
  const isSizeOfMain = main !== undefined && isSizeOfEach(line, main, amount);
  if (isLengthUnit(unit) && isSecondDimension(before)) return null;
  if (isLengthUnit(unit))
    return !main && leadPattern.test(before) && !tinPattern.test(after) ? 'amount' : 'size';
  if (isWeightOrVolume(unit)) return isSizeOfMain || eachPattern.test(after) ? 'size' : 'amount';
  if (eachPattern.test(after) && main) return null;
  if (amount.kind === 'article') {
    if (!leadPattern.test(before)) return null;
    return unit !== null || isCountedFood(line, amount, foods) ? 'amount' : null;
  }
  if (unit !== null)
    return amount.kind === 'digits' || leadPattern.test(before) || joinedPattern.test(before)
      ? 'amount'
      : null;
  if (amount.kind === 'word') {
    const isPlaced =
      leadPattern.test(before) || partOfFoodPattern.test(before) || (previous && joinedPattern.test(before));
    return isPlaced && /^ \p{L}/u.test(after) ? 'amount' : null;
  }
  if (!isPlainNumber(line, amount)) return null;
  if (leadPattern.test(before) || partOfFoodPattern.test(before)) return 'amount';
  if (notAmountPattern.test(before)) return null;
  if (previous && !previous.isSize && joinedPattern.test(before) && /^ \p{L}/u.test(after)) return 'amount';
  if (foundAmounts.length > 0) return null;
  if (labelPattern.test(before) && endPattern.test(after)) return 'amount';
  return /^\s*$/.test(after) && /\p{L}\s+$/u.test(before) ? 'amount' : null;
}

/** True if an amount is the size of each counted piece: '1 (14 oz) can', '2 x 400g', '4 filetes de 150 g'. */
function isSizeOfEach(line: string, main: FoundAmount, { start }: FoundAmount): boolean {
  const between = line.slice(main.end, start);
  const unit = main.unit?.id ?? null;
  if (isWeightOrVolume(unit)) return false;
  if (unit === null && /^\s*(?:[x×]\s*|[-(]\s*)?(?:about\s+|aprox\.?\s+)?$/i.test(between)) return true;
  if (ofSizePattern.test(between)) return true;
  return isContainerUnit(unit) && !/\+|\b(?:plus|and|or|y|o|m[aá]s)\b/i.test(between);
}

function isCountedFood(line: string, { end }: FoundAmount, foods: readonly FoundIngredient[]): boolean {
  const food = foods.find(({ start }) => start >= end);
  if (!food || !countedCategories.includes(food.ingredient.category)) return false;
  return /^ (?:[\p{L}-]+ ){0,2}$/u.test(line.slice(end, food.start));
}
