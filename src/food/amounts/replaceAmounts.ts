import { findAmounts } from './findAmounts';

/** Returns the text with a non-breaking space between each number and its unit. */
export function withNonBreakingAmounts(text: string): string {
  let shown = text;
  for (const { numberSpan: number, unit } of findAmounts(text))
    if (unit && text.slice(number.end, unit.start) === ' ')
      shown = `${shown.slice(0, number.end)}\u00a0${shown.slice(unit.start)}`;
  return shown;
}

/** Returns the text with each amount replaced by a space. */
export function removeAmounts(text: string): string {
  let rest = text;
  for (const { start, end } of findAmounts(text).reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}
