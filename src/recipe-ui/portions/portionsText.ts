import type { Portions } from './usePortions';

const times = (count: number) => (count === 0.5 ? '½' : String(count));

/** For how many the amounts are: '6', or '½×' of a recipe that does not say how many it serves. */
export const portionsLabel = ({ count, hasDiners }: Pick<Portions, 'count' | 'hasDiners'>): string =>
  hasDiners ? String(count) : `${times(count)}×`;

const unitNames = { 'as written': '', metric: 'in metric units', us: 'in US units' };

/** Says that the amounts are not those of the recipe: 'Amounts for 6 diners, in US units.'; '' where they are. */
export function portionsSentence({
  count,
  writtenCount,
  hasDiners,
  units,
}: Pick<Portions, 'count' | 'writtenCount' | 'hasDiners' | 'units'>): string {
  const people = hasDiners
    ? `for ${count} ${count === 1 ? 'diner' : 'diners'}`
    : `for ${times(count)}× the recipe`;
  const parts = [count === writtenCount ? '' : people, unitNames[units]].filter(Boolean);
  return parts.length > 0 ? `Amounts ${parts.join(', ')}.` : '';
}
