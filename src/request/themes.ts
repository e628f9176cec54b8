/** The recipe themes, in the order they are offered (claim 2.40). A recipe's type is the name of its theme. */
export const themeNames = [
  'Gourmet Touch',
  'Healthy Bites',
  'Vegan Bliss',
  'Street Eats',
  'Chef Quest',
  'Budget Meals',
  'Global Flavors',
  'Sweet Treats',
  "From the Chef's Table",
] as const;
export type ThemeName = (typeof themeNames)[number];

/** The theme with the big button (claim 2.41). */
export const featuredTheme = "From the Chef's Table" satisfies ThemeName;

/** The type of a recipe that no theme was chosen for (claims 2.44, 2.73). */
export const defaultRecipeType = 'Default Recipe';

/** Every recipe type that Sazón offers; one that came with navigation state or from a server may be another text. */
export const recipeTypes = [...themeNames, defaultRecipeType] as const;
export type RecipeType = (typeof recipeTypes)[number];

/** Longest recipe type that is taken from outside, in characters. */
export const maxRecipeTypeLength = 60;

/** The recipe type that a theme button passed as navigation state (claim 2.42), else the default one. */
export function readRecipeType(navigationState: unknown): string {
  const isObject = typeof navigationState === 'object' && navigationState !== null;
  // Checked by hand: the home page, which shows the names, does without what reads forms and answers.
  const given: unknown = isObject ? Reflect.get(navigationState, 'buttonName') : null;
  const name = typeof given === 'string' ? given.trim() : '';
  return name !== '' && name.length <= maxRecipeTypeLength ? name : defaultRecipeType;
}
