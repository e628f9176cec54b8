import { countWithNoun } from '@/lib/plural';
import type { Portions } from './usePortions';

const asFactor = (count: number) => (count === 0.5 ? '½' : String(count));

/** Returns the count as text: '6 diners', or '½×' for a recipe that does not say how many it serves. */
export const portionsLabel = ({ count, hasDiners }: Pick<Portions, 'count' | 'hasDiners'>): string =>
  hasDiners ? countWithNoun(count, 'diner') : `${asFactor(count)}×`;

const unitPhrases = { 'as written': '', metric: 'in metric units', us: 'in US units' };

/** Returns 'Amounts for 6 diners, in US units.'; '' if the amounts are as written. */
export function portionsSentence({
  count,
  originalCount,
  hasDiners,
  units,
}: Pick<Portions, 'count' | 'originalCount' | 'hasDiners' | 'units'>): string {
  const people = hasDiners ? `for ${countWithNoun(count, 'diner')}` : `for ${asFactor(count)}× the recipe`;
  const parts = [count === originalCount ? '' : people, unitPhrases[units]].filter(Boolean);
  return parts.length > 0 ? `Amounts ${parts.join(', ')}.` : '';
}
