/*
 * One grid for all parts of the comparison where there is room: what it is about, the previous, a sign, the new.
 * A table takes the same widths as its columns, gaps included.
 */

/** The two sides of a part, and the sign between them. */
export const comparisonColumns = '@2xl:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] @2xl:gap-x-4';

/** What heads a side. */
export const comparisonTitle = {
  previousRecipe: 'text-sm font-semibold text-soft',
  newRecipe: 'text-sm font-semibold text-basil-ink',
};
