/** The texts of a recipe, as the checks read them. */
import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { splitText } from '@/lib/splitText';
import { findIngredients } from '../names/findIngredients';
import type { PlainText } from '../text/plainText';
import type { FoundIngredient } from '../types';
import { withoutAsides } from './asides';
import { misspelledFoods } from './misspelled';
import { originalsMeant } from './originals';
import { withListedFoods } from './shortNames';

export const recipeSources = ['title', 'ingredients', 'description'] as const;
export type RecipeSource = (typeof recipeSources)[number];

/** A recipe as it is read. */
export type RecipeTexts = Readonly<Record<RecipeSource, PlainText>>;

/** Characters of one text that are read: an answer many times longer than any recipe is not read to its end. */
export const longestRead = 250_000;
/** Characters that are read in one go: any ordinary text is. */
const readAtOnce = 8_000;

/** A text with the foods in it. */
export interface TextFoods extends PlainText {
  /** Every food named, denied ones included and marked. */
  readonly named: readonly FoundIngredient[];
  /** The foods that are really in it. */
  readonly present: readonly FoundIngredient[];
}

/** A text of a recipe: what it means depends on the list. */
interface RecipeTextFoods extends TextFoods {
  /** Foods that it means without naming them: 'or use regular'. They are only possible. */
  readonly meant: readonly FoundIngredient[];
}

/** The three texts of a recipe with the foods in them. */
export type RecipeFoods = Readonly<Record<RecipeSource, RecipeTextFoods>>;

function* readText(whole: PlainText): ChunkedWork<TextFoods> {
  const read = { text: whole.text.slice(0, longestRead), lines: whole.lines };
  const named: FoundIngredient[] = [];
  for (const { start, end } of splitText(read.text, readAtOnce)) {
    for (const found of findIngredients(read.text.slice(start, end), { denied: 'keep' }))
      named.push({ ...found, start: start + found.start, end: start + found.end });
    yield;
  }
  return { ...read, named, present: withoutAsides(read, named) };
}

/** Finds the foods of one text. Linear in its length. */
export const findFoodsInText = (whole: PlainText): TextFoods => runToCompletion(readText(whole));

function* withMisspelled(list: TextFoods): ChunkedWork<TextFoods> {
  const misspelled = yield* misspelledFoods(list);
  const all = (foods: readonly FoundIngredient[]) =>
    [...foods, ...misspelled].sort((a, b) => a.start - b.start);
  return misspelled.length > 0 ? { ...list, named: all(list.named), present: all(list.present) } : list;
}

/** Reads a whole recipe, once for every check of it; what its title and method shorten is read as the list has it. */
export function* readRecipeFoods(recipe: RecipeTexts): ChunkedWork<RecipeFoods> {
  const ingredients = yield* withMisspelled(yield* readText(recipe.ingredients));
  yield;
  const asListed = withListedFoods(ingredients);
  const meantIn = originalsMeant(ingredients);
  const title = yield* readText(recipe.title);
  const description = yield* readText(recipe.description);
  yield;
  const inRecipe = (read: TextFoods): RecipeTextFoods => {
    const named = { ...read, present: asListed(read) };
    return { ...named, meant: meantIn(named) };
  };
  return {
    title: inRecipe(title),
    ingredients: { ...ingredients, meant: meantIn(ingredients) },
    description: inRecipe(description),
  };
}

/** The same in one go. */
export const findFoodsInRecipe = (recipe: RecipeTexts): RecipeFoods =>
  runToCompletion(readRecipeFoods(recipe));
