import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { splitText } from '@/lib/splitText';
import { findIngredients } from '../names/findIngredients';
import type { PlainText } from '../text/plainText';
import type { FoundIngredient } from '../types';
import { findMisspelledFoods } from './misspelled';
import { createOrdinaryFoodHintFinder } from './ordinaryFoodHints';
import { selectPresentFoods } from './presentFoods';
import { createShortNameResolver } from './shortNames';

export const recipeSources = ['title', 'ingredients', 'description'] as const;
export type RecipeSource = (typeof recipeSources)[number];

export type RecipeTexts = Readonly<Record<RecipeSource, PlainText>>;

/** Characters read per text; many times the longest recipe. */
export const maxCharsRead = 250_000;
/** Characters read per chunk; ordinary texts are one chunk. */
const chunkChars = 8_000;

export interface TextFoods extends PlainText {
  /** Every food named, denied ones included. */
  readonly named: readonly FoundIngredient[];
  /** The foods that the dish contains. */
  readonly present: readonly FoundIngredient[];
}

interface RecipeTextFoods extends TextFoods {
  /** Foods implied without their name: 'or use regular'. They are only possible. */
  readonly implied: readonly FoundIngredient[];
}

export type RecipeFoods = Readonly<Record<RecipeSource, RecipeTextFoods>>;

function* findFoodsInChunks(whole: PlainText): ChunkedWork<TextFoods> {
  const read = { text: whole.text.slice(0, maxCharsRead), lines: whole.lines };
  const named: FoundIngredient[] = [];
  for (const { start, end } of splitText(read.text, chunkChars)) {
    for (const found of findIngredients(read.text.slice(start, end), { includeDenied: true }))
      named.push({ ...found, start: start + found.start, end: start + found.end });
    yield;
  }
  return { ...read, named, present: selectPresentFoods(read, named) };
}

export const findFoodsInText = (whole: PlainText): TextFoods => runToCompletion(findFoodsInChunks(whole));

function* addMisspelledFoods(list: TextFoods): ChunkedWork<TextFoods> {
  const misspelled = yield* findMisspelledFoods(list);
  const all = (foods: readonly FoundIngredient[]) =>
    [...foods, ...misspelled].sort((a, b) => a.start - b.start);
  return misspelled.length > 0 ? { ...list, named: all(list.named), present: all(list.present) } : list;
}

/** Returns the foods of a recipe. Short names in title and description mean the foods of the list. */
export function* findFoodsInRecipeInChunks(recipe: RecipeTexts): ChunkedWork<RecipeFoods> {
  const ingredients = yield* addMisspelledFoods(yield* findFoodsInChunks(recipe.ingredients));
  yield;
  const asListed = createShortNameResolver(ingredients);
  const meantIn = createOrdinaryFoodHintFinder(ingredients);
  const title = yield* findFoodsInChunks(recipe.title);
  const description = yield* findFoodsInChunks(recipe.description);
  yield;
  const inRecipe = (read: TextFoods): RecipeTextFoods => {
    const named = { ...read, present: asListed(read) };
    return { ...named, implied: meantIn(named) };
  };
  return {
    title: inRecipe(title),
    ingredients: { ...ingredients, implied: meantIn(ingredients) },
    description: inRecipe(description),
  };
}

export const findFoodsInRecipe = (recipe: RecipeTexts): RecipeFoods =>
  runToCompletion(findFoodsInRecipeInChunks(recipe));
