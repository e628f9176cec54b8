import { fold } from '@/food/text/tokenize';
import type { Recipe } from './recipe';
import { fallbackTitles, recipeTitle } from './recipeTitle';

/** The number of recipes on a page of the list (claim 9.2). */
export const recipesPerPage = 9;

/** A recipe with the title found in its description. */
export interface TitledRecipe {
  readonly recipe: Recipe;
  readonly title: string;
  /** The title in the form that searches compare: folded. */
  readonly searchable: string;
}

/** Letters that Unicode does not decompose, and what is typed on keyboards without them. */
const typedAs: Record<string, string> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ς: 'σ', '’': "'" },
};
const searchableForm = (text: string): string =>
  fold(text).replace(/[øæœßłđðþıς’]/g, (letter) => typedAs[letter] ?? letter);

/** Returns the recipes with their titles, in the same order. */
export const addTitles = (recipes: readonly Recipe[]): TitledRecipe[] => recipes.map(withTitle);

/** Keyed by object: structural sharing of TanStack Query keeps the object of an unchanged recipe. */
const titledRecipes = new WeakMap<Recipe, TitledRecipe>();

function withTitle(recipe: Recipe): TitledRecipe {
  const known = titledRecipes.get(recipe);
  if (known) return known;
  const title = recipeTitle(recipe.descripcionReceta, fallbackTitles.list);
  const titled = { recipe, title, searchable: searchableForm(title) };
  titledRecipes.set(recipe, titled);
  return titled;
}

/**
 * Returns the recipes newest first (claim 2.56): by `createdAt`, else by the timestamp in a 24-hex `_id`, else in the
 * server's order reversed.
 */
export function sortNewestFirst(recipes: readonly Recipe[]): Recipe[] {
  const dated = recipes.map((recipe) => ({ recipe, made: madeAt(recipe) ?? Number.MIN_SAFE_INTEGER }));
  const sorted = dated.reverse().sort((a, b) => b.made - a.made);
  return sorted.map(({ recipe }) => recipe);
}

/** Returns the time of creation in milliseconds since the epoch; null if unknown. */
function madeAt({ createdAt, _id }: Recipe): number | null {
  const date = createdAt === '' ? Number.NaN : Date.parse(createdAt);
  if (Number.isFinite(date)) return date;
  return /^[\da-f]{24}$/i.test(_id) ? Number.parseInt(_id.slice(0, 8), 16) * 1000 : null;
}

interface ListFilter {
  search: string;
  /** The exact type; '' for any. */
  type: string;
  /** True to search the ingredients as well as the title. */
  includeIngredients?: boolean;
}

/**
 * Returns the recipes of a type that contain every word of the search, in any order, case and accent. Every title that
 * contains the whole search text is among them (claim 5.23).
 */
export function searchRecipes(
  recipes: readonly TitledRecipe[],
  { search, type, includeIngredients = false }: ListFilter,
): TitledRecipe[] {
  const words = searchableForm(search).split(/[\s,;]+/);
  return recipes.filter(
    ({ recipe, searchable }) =>
      (type === '' || recipe.tipoReceta === type) &&
      words.every(
        (word) =>
          searchable.includes(word) || (includeIngredients && searchableIngredients(recipe).includes(word)),
      ),
  );
}

const ingredientsAsSearched = new WeakMap<Recipe, string>();

function searchableIngredients(recipe: Recipe): string {
  const known = ingredientsAsSearched.get(recipe) ?? searchableForm(recipe.ingredientes);
  ingredientsAsSearched.set(recipe, known);
  return known;
}

/** Returns the distinct types of the recipes, in alphabetical order. */
export function distinctRecipeTypes(recipes: readonly Recipe[]): string[] {
  const types = new Set(recipes.map(({ tipoReceta }) => tipoReceta));
  types.delete('');
  return [...types].sort((a, b) => a.localeCompare(b));
}

/** Returns one page of a list. Clamps the page number to the pages that exist. */
export function paginate<Item>(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / recipesPerPage));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  return { page, pages, items: items.slice((page - 1) * recipesPerPage, page * recipesPerPage) };
}
