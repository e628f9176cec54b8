import { z } from 'zod';
import { paths } from '@/config/paths';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import type { NameLanguage } from '@/recipe/regenerate/leftOut';
import { longestNames } from '@/recipe/regenerate/namedTogether';
import { type RecipeRequestValues, recipeDraftSchema } from '@/request/recipeRequest';

/** A recipe asked for anew: travels to the request form as navigation state. */
export interface RegenerateState {
  /** What was left out, in words. */
  without: string;
  /** The language of those words. */
  language: NameLanguage;
  /** The request to start from, the food left out already. */
  request: RecipeRequestValues;
  /** The recipe that it is to be better than. */
  former: Recipe;
  /** Where the former recipe stands. */
  back: { to: string; hasState: boolean };
}

const againSchema = z.object({
  again: z.object({
    without: z.string().trim().min(1).max(longestNames),
    language: z.enum(['en', 'es']).catch('en'),
    request: z.unknown(),
    former: recipeSchema,
    back: z.object({ to: z.string().startsWith('/'), hasState: z.boolean() }),
  }),
});

/** Reads a second try out of navigation state; null where there is none. */
export function againOf(navigationState: unknown, tipoReceta: string): RegenerateState | null {
  const again = againSchema.safeParse(navigationState).data?.again;
  if (!again) return null;
  const request = recipeDraftSchema(tipoReceta).safeParse(again.request).data;
  return request ? { ...again, request } : null;
}

/** Where a recipe that is read at an address is to be found again: quick and new recipes live in navigation state. */
export function placeOf(recipe: Recipe, pathname: string): RegenerateState['back'] {
  const at = pathname.toLowerCase();
  const held = [paths.newRecipe, paths.quickRecipeResult].find((path) => path.toLowerCase() === at);
  if (held !== undefined) return { to: held, hasState: true };
  return { to: paths.recipe(recipe._id), hasState: false };
}
