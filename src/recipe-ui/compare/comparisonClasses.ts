/*
 * Columns of all parts of the comparison: heading, previous recipe, icon, new recipe. The table uses the same widths,
 * gaps included.
 */

/** Grid columns: previous recipe, icon, new recipe. */
export const comparisonColumnsClass = '@2xl:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] @2xl:gap-x-4';

export const comparisonTitleClasses = {
  previousRecipe: 'text-sm font-semibold text-soft',
  newRecipe: 'text-sm font-semibold text-basil-ink',
};
