/*
 * One grid for all parts of the comparison where there is room: what it is about, the former, a sign, the new.
 * A table takes the same widths as its columns, gaps included.
 */

/** A part: what it is about stands at the left of its two sides, or above them. */
export const part =
  'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[8rem_minmax(0,1fr)] @2xl:items-start';

/** The heading of a part. */
export const partTitle = 'text-2xl @2xl:text-xl';

/** The two sides of a part, and the sign between them. */
export const sides = '@2xl:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] @2xl:gap-x-4';

/** What heads a side. */
export const sideTitle = {
  former: 'text-sm font-semibold text-soft',
  now: 'text-sm font-semibold text-basil-ink',
};
