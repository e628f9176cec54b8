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
  ownerId: string,
  state: State,
): State & { owner: string } {
  return { ...state, owner: ownerId };
}

/** Returns the content of navigation state; null if it has another owner, or none. */
export function readNavigationState(ownerId: string, navigationState: unknown): object | null {
  const { data } = ownedStateSchema.safeParse(navigationState);
  if (data?.owner !== ownerId) return null;
  const { owner: _, ...state } = data;
  return state;
}

/** Returns the recipe in navigation state (claims 2.6, 2.9); null if this owner has none there. */
export function readRecipeFromState(ownerId: string, navigationState: unknown): Recipe | null {
  return recipeSchema.safeParse(readNavigationState(ownerId, navigationState)).data ?? null;
}

/** Returns the recipe type in navigation state, set by a theme button (without owner) or by this owner's request. */
export function readRecipeTypeFromState(ownerId: string, navigationState: unknown): string {
  const isOwned = ownedStateSchema.safeParse(navigationState).success;
  return readRecipeType(isOwned ? readNavigationState(ownerId, navigationState) : navigationState);
}
