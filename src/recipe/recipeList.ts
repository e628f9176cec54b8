import { fold } from '@/food/text/tokenize';
import type { Recipe } from './recipe';
import { fallbackTitles, recipeTitle } from './recipeTitle';

/** The number of recipes on a page of the list (claim 9.2). */
export const recipesPerPage = 9;

export interface TitledRecipe {
  readonly recipe: Recipe;
  readonly title: string;
  /** The title as searches compare it: folded. */
  readonly searchText: string;
}

/** Letters that Unicode does not decompose, with their spelling on other keyboards. */
const letterReplacements: Record<string, string> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ς: 'σ', '’': "'" },
};
const normalizeForSearch = (text: string): string =>
  fold(text).replace(/[øæœßłđðþıς’]/g, (letter) => letterReplacements[letter] ?? letter);

export const addTitles = (recipes: readonly Recipe[]): TitledRecipe[] => recipes.map(addTitle);

/** Keyed by object, because structural sharing in TanStack Query keeps the object of an unchanged recipe. */
const titleCache = new WeakMap<Recipe, TitledRecipe>();

function addTitle(recipe: Recipe): TitledRecipe {
  const cached = titleCache.get(recipe);
  if (cached) return cached;
  const title = recipeTitle(recipe.descripcionReceta, fallbackTitles.list);
  const titled = { recipe, title, searchText: normalizeForSearch(title) };
  titleCache.set(recipe, titled);
  return titled;
}

/**
 * Returns the recipes newest first (claim 2.56): by `createdAt`, else by the timestamp in a 24-hex `_id`, else in the
 * server's order reversed.
 */
export function sortNewestFirst(recipes: readonly Recipe[]): Recipe[] {
  const dated = recipes.map((recipe) => ({
    recipe,
    createdMs: createdAtMs(recipe) ?? Number.MIN_SAFE_INTEGER,
  }));
  const sorted = dated.reverse().sort((a, b) => b.createdMs - a.createdMs);
  return sorted.map(({ recipe }) => recipe);
}

/** Returns the time of creation in milliseconds since the epoch; null if unknown. */
function createdAtMs({ createdAt, _id }: Recipe): number | null {
  const date = createdAt === '' ? Number.NaN : Date.parse(createdAt);
  if (Number.isFinite(date)) return date;
  return /^[\da-f]{24}$/i.test(_id) ? Number.parseInt(_id.slice(0, 8), 16) * 1000 : null;
}

interface ListFilter {
  search: string;
  /** The exact type; '' for any. */
  type: string;
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
  const words = normalizeForSearch(search).split(/[\s,;]+/);
  return recipes.filter(
    ({ recipe, searchText }) =>
      (type === '' || recipe.tipoReceta === type) &&
      words.every(
        (word) =>
          searchText.includes(word) || (includeIngredients && normalizedIngredients(recipe).includes(word)),
      ),
  );
}

const ingredientsCache = new WeakMap<Recipe, string>();

function normalizedIngredients(recipe: Recipe): string {
  const normalized = ingredientsCache.get(recipe) ?? normalizeForSearch(recipe.ingredientes);
  ingredientsCache.set(recipe, normalized);
  return normalized;
}

export function distinctRecipeTypes(recipes: readonly Recipe[]): string[] {
  const types = new Set(recipes.map(({ tipoReceta }) => tipoReceta));
  types.delete('');
  return [...types].sort((a, b) => a.localeCompare(b));
}

/** Returns one page of a list. Clamps the page number to the pages that exist. */
export function paginate<Item>(items: readonly Item[], requestedPage: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / recipesPerPage));
  const page = Math.min(Math.max(1, Math.trunc(requestedPage) || 1), pageCount);
  return { page, pageCount, items: items.slice((page - 1) * recipesPerPage, page * recipesPerPage) };
}
