import type { Location } from 'react-router-dom';
import { z } from 'zod';

const endedSessionSchema = z.object({
  uid: z.string(),
  /** The route: the path inside the hash. */
  from: z.string().regex(/^\/(?!\/|login|register)[^#]*$/i),
  state: z.unknown(),
});
type EndedSession = z.output<typeof endedSessionSchema>;

const endedSessionStateSchema = z.object({ endedSession: endedSessionSchema });

/** Returns navigation state for /login, which leads back to the screen after the login. */
export function createEndedSessionState(
  uid: string,
  { pathname, search, state }: Location,
): { endedSession: EndedSession } {
  return { endedSession: { uid, from: pathname + search, state } };
}

/** Reads the ended session from navigation state; null if there is none. */
export function readEndedSession(navigationState: unknown): EndedSession | null {
  return endedSessionStateSchema.safeParse(navigationState).data?.endedSession ?? null;
}
