import type { NavigateOptions, To } from 'react-router-dom';
import { z } from 'zod';
import { readEndedSession } from '@/auth/endedSession';
import { paths } from '@/config/paths';

const registeredStateSchema = z.object({ registered: z.string().max(320) });
const sharedRecipeStateSchema = z.object({ from: z.string().regex(/^\/recipe\/[^/?#]+(\?[^#]*)?$/i) });

/**
 * Where login leads: home, or the shared recipe from which the guard sent the visitor here (claim 2.17). Navigation
 * state can be anything; any other address in it is ignored.
 */
export function returnPath(state: unknown): string {
  return sharedRecipeStateSchema.safeParse(state).data?.from ?? paths.home;
}

/** Whether the guard sent the visitor to the login from a shared recipe. */
export const isFromSharedRecipe = (state: unknown): boolean =>
  sharedRecipeStateSchema.safeParse(state).success;

/**
 * The way on from login for whoever is in now: back to the screen on which their session ended, with what it had been
 * handed, else to `returnPath`.
 */
export function postLoginRedirect(
  state: unknown,
  uid: string | undefined,
): [to: To, options: NavigateOptions] {
  const ended = readEndedSession(state);
  if (ended !== null && ended.uid === uid) return [ended.from, { replace: true, state: ended.state }];
  return [returnPath(state), { replace: true }];
}

/** What register hands to login: where the visitor came from, and to which address a verification mail is on its way. */
export function stateAfterRegistering(state: unknown, email: string): object {
  const endedSession = readEndedSession(state);
  return {
    ...sharedRecipeStateSchema.safeParse(state).data,
    ...(endedSession && { endedSession }),
    registered: email,
  };
}

/** The address of who comes straight from registering; null for anybody else. */
export function readRegisteredEmail(state: unknown): string | null {
  return registeredStateSchema.safeParse(state).data?.registered ?? null;
}
