/** The meal types, in display order (claim 3.9). The request sends the label. */
export const mealTypes = [
  'None',
  'Breakfast',
  'Lunch',
  'Dinner',
  'Snack',
  'Brunch',
  'Fast Food',
  'Appetizer',
  'Tapas',
] as const;
export type MealType = (typeof mealTypes)[number];

export const noMealType = 'None' satisfies MealType;

export const mostCommonMealType = 'Dinner' satisfies MealType;
