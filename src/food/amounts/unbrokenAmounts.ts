import { findAmounts } from './findAmounts';

/** A text in which no line ends between a number and its unit. */
export function unbrokenAmounts(text: string): string {
  let shown = text;
  for (const { number, unit } of findAmounts(text))
    if (unit && text.slice(number.end, unit.start) === ' ')
      shown = `${shown.slice(0, number.end)}\u00a0${shown.slice(unit.start)}`;
  return shown;
}

/** The words of a text beside its amounts. */
export function withoutAmounts(text: string): string {
  let rest = text;
  for (const { start, end } of findAmounts(text).reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}
