import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '@/config/paths';
import { useAuth } from './AuthContext';

/** The screen on which somebody stopped being signed in without having asked for it. */
const endedSessionSchema = z.object({
  /** Who was signed in. */
  uid: z.string(),
  /** Inside the hash. */
  from: z.string().regex(/^\/(?!\/|login|register)[^#]*$/i),
  /** The screen's own navigation state. */
  state: z.unknown(),
});
type EndedSession = z.output<typeof endedSessionSchema>;

const stateSchema = z.object({ endedSession: endedSessionSchema });

/** Navigation state for the login, by which it can lead back to where a session ended. */
export function endedSessionState(
  uid: string,
  { pathname, search, state }: Location,
): { endedSession: EndedSession } {
  return { endedSession: { uid, from: pathname + search, state } };
}

/** Reads from navigation state where a session ended; null where none did. */
export function readEndedSession(navigationState: unknown): EndedSession | null {
  return stateSchema.safeParse(navigationState).data?.endedSession ?? null;
}

/**
 * For a session that the backend no longer accepts: signs out, keeps the drafts, and goes to the login, which leads back
 * here. Undefined where nobody is signed in.
 */
export function useLogInAgain(): (() => Promise<void>) | undefined {
  const { currentUser, endSession } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  if (!currentUser) return undefined;
  return async () => {
    const state = endedSessionState(currentUser.uid, location);
    await endSession();
    navigate(paths.login, { replace: true, state });
  };
}
