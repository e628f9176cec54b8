import { z } from 'zod';
import { readRecipeType } from '@/request/themes';
import { type Recipe, recipeSchema } from './recipe';

/*
 * Navigation state stays in the browser's history, where Back finds it after a sign-out. So it contains the id of its
 * owner, and is read for that owner only.
 */

const ownedStateSchema = z.looseObject({ owner: z.string() });

/** Returns navigation state with the id of its owner. */
export function createNavigationState<State extends object>(
  owner: string,
  state: State,
): State & { owner: string } {
  return { ...state, owner };
}

/** Returns the content of navigation state; null if it has another owner, or none. */
export function readNavigationState(owner: string, navigationState: unknown): object | null {
  const { data } = ownedStateSchema.safeParse(navigationState);
  if (data?.owner !== owner) return null;
  const { owner: _, ...state } = data;
  return state;
}

/** Returns the recipe in navigation state (claims 2.6, 2.9); null if this owner has none there. */
export function readRecipeFromState(owner: string, navigationState: unknown): Recipe | null {
  return recipeSchema.safeParse(readNavigationState(owner, navigationState)).data ?? null;
}

/** Returns the recipe type in navigation state, set by a theme button (without owner) or by this owner's request. */
export function readRecipeTypeFromState(owner: string, navigationState: unknown): string {
  const isOwned = ownedStateSchema.safeParse(navigationState).success;
  return readRecipeType(isOwned ? readNavigationState(owner, navigationState) : navigationState);
}
