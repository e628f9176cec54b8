import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { createEndedSessionState } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { LogInContext } from '@/ui/ErrorText';

/** Provides the action for a session that the backend no longer accepts: signs out, keeps the drafts, and goes to /login. */
export function LogInProvider({ children }: { children: ReactNode }) {
  const { currentUser, endSession } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const logInAgain = async ({ uid }: { uid: string }) => {
    const state = createEndedSessionState(uid, location);
    await endSession();
    navigate(paths.login, { replace: true, state });
  };
  return <LogInContext value={currentUser && (() => void logInAgain(currentUser))}>{children}</LogInContext>;
}
