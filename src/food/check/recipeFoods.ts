/** The texts of a recipe, as the checks read them (spec section 3, Recipe). */
import { findIngredients } from '../findIngredients';
import type { FoundIngredient } from '../types';
import { withoutAsides } from './asides';
import { withListedFoods } from './shortNames';

/** The title, and the two markdown texts. */
export interface RecipeTexts {
  readonly title: string;
  readonly ingredients: string;
  readonly description: string;
}

export type RecipeSource = keyof RecipeTexts;
export const recipeSources = ['title', 'ingredients', 'description'] as const satisfies RecipeSource[];

/** Characters of one text that are read: an answer many times longer than any recipe is not read to its end. */
export const longestRead = 250_000;

export interface TextFoods {
  readonly text: string;
  /** Every food named, denied ones included and marked. */
  readonly named: readonly FoundIngredient[];
  /** The foods that are really in it. */
  readonly present: readonly FoundIngredient[];
}

/** The three texts of a recipe, read. */
export type RecipeFoods = Readonly<Record<RecipeSource, TextFoods>>;

/** Finds the foods of one text. Linear in its length. */
export function findFoodsInText(whole: string): TextFoods {
  const text = whole.slice(0, longestRead);
  const named = findIngredients(text, { denied: 'keep' });
  return { text, named, present: withoutAsides(text, named) };
}

/** Reads a whole recipe, once for every check of it; what its title and method shorten is read as the list has it. */
export function findFoodsInRecipe(recipe: RecipeTexts): RecipeFoods {
  const ingredients = findFoodsInText(recipe.ingredients);
  const asListed = withListedFoods(ingredients.present);
  const read = (whole: string): TextFoods => {
    const text = findFoodsInText(whole);
    return { ...text, present: text.present.map(asListed) };
  };
  return { title: read(recipe.title), ingredients, description: read(recipe.description) };
}
