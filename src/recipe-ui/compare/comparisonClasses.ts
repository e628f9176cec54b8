/*
 * Columns of all parts of the comparison: heading, previous recipe, sign, new recipe. The table uses the same widths,
 * gaps included.
 */

/** Columns of a part: two sides with a sign between. */
export const comparisonColumns = '@2xl:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] @2xl:gap-x-4';

/** Headings of the sides. */
export const comparisonTitle = {
  previousRecipe: 'text-sm font-semibold text-soft',
  newRecipe: 'text-sm font-semibold text-basil-ink',
};
