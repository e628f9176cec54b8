import { fold } from '@/food/text/tokenize';
import type { Recipe } from './recipe';
import { fallbackTitles, recipeTitle } from './recipeTitle';

/** Recipes on a page of the list (claim 9.2). */
export const recipesPerPage = 9;

/** A recipe with its title, which is read out of its description. */
export interface TitledRecipe {
  readonly recipe: Recipe;
  readonly title: string;
  /** The title as a search compares it. */
  readonly searchable: string;
}

/** Letters with no accent to remove, and what is typed on a keyboard without them. */
const typedAs: Record<string, string> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ς: 'σ', '’': "'" },
};
const searchableForm = (text: string): string =>
  fold(text).replace(/[øæœßłđðþıς’]/g, (letter) => typedAs[letter] ?? letter);

/** Gives each recipe its title, in the same order. */
export const addTitles = (recipes: readonly Recipe[]): TitledRecipe[] => recipes.map(withTitle);

/** By recipe: TanStack Query keeps the object of a recipe that is still the same. */
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
 * Newest first (claim 2.56): by `createdAt`, else by the time inside a 24-hex `_id`; where
 * neither tells, the server's order reversed.
 */
export function sortNewestFirst(recipes: readonly Recipe[]): Recipe[] {
  const dated = recipes.map((recipe) => ({ recipe, made: madeAt(recipe) ?? Number.MIN_SAFE_INTEGER }));
  const sorted = dated.reverse().sort((a, b) => b.made - a.made);
  return sorted.map(({ recipe }) => recipe);
}

/** When a recipe was made, in milliseconds since the epoch; null where nothing tells. */
function madeAt({ createdAt, _id }: Recipe): number | null {
  const date = createdAt === '' ? Number.NaN : Date.parse(createdAt);
  if (Number.isFinite(date)) return date;
  return /^[\da-f]{24}$/i.test(_id) ? Number.parseInt(_id.slice(0, 8), 16) * 1000 : null;
}

interface ListFilter {
  search: string;
  /** Exactly this one; '' = any. */
  type: string;
  /** Whether words may stand in the ingredients too, not in the title alone. */
  includeIngredients?: boolean;
}

/**
 * The recipes of a type that hold every word of the search, in any order, case and accent. Whatever title contains the
 * search as a whole contains each of its words (claim 5.23).
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

/** The distinct types of the recipes, in alphabetical order. */
export function distinctRecipeTypes(recipes: readonly Recipe[]): string[] {
  const types = new Set(recipes.map(({ tipoReceta }) => tipoReceta));
  types.delete('');
  return [...types].sort((a, b) => a.localeCompare(b));
}

/** One page of a list, the page number brought within its bounds. */
export function paginate<Item>(items: readonly Item[], wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / recipesPerPage));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  return { page, pages, items: items.slice((page - 1) * recipesPerPage, page * recipesPerPage) };
}
