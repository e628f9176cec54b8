/** The meal types, in the order they are offered (claim 3.9): sent as they are read. */
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

/** The meal type of a cook who has none in mind. */
export const noMealType = 'None' satisfies MealType;
