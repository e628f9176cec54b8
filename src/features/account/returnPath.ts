import { z } from 'zod';
import { paths } from '@/config/paths';

const registered = z.object({ registered: z.literal(true) });
const guardState = z.object({ from: z.string().regex(/^\/recipe\/[^/?#]+(\?[^#]*)?$/i) });

/**
 * Where login leads: home, or the shared recipe from which the guard sent the visitor here (decisions, 'Screens and
 * states'). Navigation state can be anything; any other address in it is ignored.
 */
export function returnPath(state: unknown): string {
  return guardState.safeParse(state).data?.from ?? paths.home;
}

/** What register hands to login: where the visitor came from, and that a verification mail is on its way. */
export function afterRegistering(state: unknown): object {
  return { ...guardState.safeParse(state).data, registered: true };
}

/** Whether the visitor comes straight from registering. */
export function hasJustRegistered(state: unknown): boolean {
  return registered.safeParse(state).success;
}
