import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '@/config/paths';
import { useAuth } from './AuthContext';

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

/**
 * Returns a function for a session that the backend no longer accepts: it signs out, keeps the drafts and goes to
 * /login, which leads back here. Undefined if no user is signed in.
 */
export function useLogInAgain(): (() => Promise<void>) | undefined {
  const { currentUser, endSession } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  if (!currentUser) return undefined;
  return async () => {
    const state = createEndedSessionState(currentUser.uid, location);
    await endSession();
    navigate(paths.login, { replace: true, state });
  };
}
