import type { NavigateOptions, To } from 'react-router-dom';
import { z } from 'zod';
import { readEndedSession } from '@/auth/endedSession';
import { paths } from '@/config/paths';

const registeredStateSchema = z.object({ registered: z.string().max(320) });
const sharedRecipeStateSchema = z.object({ from: z.string().regex(/^\/recipe\/[^/?#]+(\?[^#]*)?$/i) });

/**
 * Returns the path after login: the shared recipe from which ProtectedRoute redirected (claim 2.17), else home. Ignores
 * any other path in the navigation state.
 */
export function readReturnPath(state: unknown): string {
  return sharedRecipeStateSchema.safeParse(state).data?.from ?? paths.home;
}

export const isFromSharedRecipe = (state: unknown): boolean =>
  sharedRecipeStateSchema.safeParse(state).success;

/**
 * Returns the arguments of `navigate` after login: the screen where the user's session ended, with its state, else
 * `readReturnPath`.
 */
export function postLoginRedirect(
  state: unknown,
  uid: string | undefined,
): [to: To, options: NavigateOptions] {
  const ended = readEndedSession(state);
  if (ended !== null && ended.uid === uid) return [ended.from, { replace: true, state: ended.state }];
  return [readReturnPath(state), { replace: true }];
}

/** Returns the navigation state from register to login: the path to return to, and the address of the verification mail. */
export function createLoginState(state: unknown, email: string): object {
  const endedSession = readEndedSession(state);
  return {
    ...sharedRecipeStateSchema.safeParse(state).data,
    ...(endedSession && { endedSession }),
    registered: email,
  };
}

export function readRegisteredEmail(state: unknown): string | null {
  return registeredStateSchema.safeParse(state).data?.registered ?? null;
}
