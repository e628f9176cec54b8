import { countWithNoun } from '@/lib/plural';
import type { Portions } from './usePortions';

const times = (count: number) => (count === 0.5 ? '½' : String(count));

/** Returns the count as text: '6', or '½×' for a recipe that does not say how many it serves. */
export const portionsLabel = ({ count, hasDiners }: Pick<Portions, 'count' | 'hasDiners'>): string =>
  hasDiners ? String(count) : `${times(count)}×`;

const unitNames = { 'as written': '', metric: 'in metric units', us: 'in US units' };

/** Returns 'Amounts for 6 diners, in US units.'; '' if the amounts are as written. */
export function portionsSentence({
  count,
  writtenCount,
  hasDiners,
  units,
}: Pick<Portions, 'count' | 'writtenCount' | 'hasDiners' | 'units'>): string {
  const people = hasDiners ? `for ${countWithNoun(count, 'diner')}` : `for ${times(count)}× the recipe`;
  const parts = [count === writtenCount ? '' : people, unitNames[units]].filter(Boolean);
  return parts.length > 0 ? `Amounts ${parts.join(', ')}.` : '';
}
