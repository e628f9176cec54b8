/** The recipe themes, in display order (claim 2.40). A recipe's type is its theme's name. */
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

/** The theme with the large button (claim 2.41). */
export const featuredTheme = "From the Chef's Table" satisfies ThemeName;

/** The recipe type without a theme (claims 2.44, 2.73). */
export const defaultRecipeType = 'Default Recipe';

/** Every recipe type that the product offers. Navigation state and servers may send other texts. */
export const recipeTypes = [...themeNames, defaultRecipeType] as const;
export type RecipeType = (typeof recipeTypes)[number];

/** Maximum length of a recipe type from navigation state, in characters. */
export const maxRecipeTypeLength = 60;

/** Returns the recipe type in a theme button's navigation state (claim 2.42), else the default. */
export function readUnownedRecipeType(navigationState: unknown): string {
  const isObject = typeof navigationState === 'object' && navigationState !== null;
  // Parsed by hand: zod would add to the home page's code.
  const given: unknown = isObject ? Reflect.get(navigationState, 'buttonName') : null;
  const name = typeof given === 'string' ? given.trim() : '';
  return name !== '' && name.length <= maxRecipeTypeLength ? name : defaultRecipeType;
}

/** The diet that a theme requires, by theme. */
export const dietByTheme: Readonly<Record<string, string>> = { 'Vegan Bliss': 'Vegan' };
