import { z } from 'zod';
import { readRecipeType } from '@/request/themes';
import { type Recipe, recipeSchema } from './recipe';

/*
 * What a screen hands to the next one stays in the browser's history, where Back finds it after a sign-out: it says
 * whose it is (see `ownerIdFor`), and is nobody else's to read.
 */

const owned = z.looseObject({ owner: z.string() });

/** Navigation state that is somebody's. */
export function createNavigationState<State extends object>(
  owner: string,
  state: State,
): State & { owner: string } {
  return { ...state, owner };
}

/** What navigation state holds for its owner; null for anybody else, and where it says of nobody. */
export function readNavigationState(owner: string, navigationState: unknown): object | null {
  const { data } = owned.safeParse(navigationState);
  if (data?.owner !== owner) return null;
  const { owner: _, ...state } = data;
  return state;
}

/** The recipe that was handed to a screen (claims 2.6, 2.9); null where there is none for this owner. */
export function readRecipeFromState(owner: string, navigationState: unknown): Recipe | null {
  return recipeSchema.safeParse(readNavigationState(owner, navigationState)).data ?? null;
}

/** The recipe type to ask for: what a theme button said, to anyone, or a request that is this owner's. */
export function readRecipeTypeFromState(owner: string, navigationState: unknown): string {
  const isOwned = owned.safeParse(navigationState).success;
  return readRecipeType(isOwned ? readNavigationState(owner, navigationState) : navigationState);
}
