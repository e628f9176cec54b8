import { CancelledError } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { profileQueries } from '@/api/profile';
import { forgetUser, sessionCache } from '@/api/sessionCache';
import { AuthProvider } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { AppRoutes } from './AppRoutes';
import { Layout } from './layout/Layout';
import { SessionQueries } from './SessionQueries';
import { Toasts } from './Toasts';

/** Asks the backend whether the profile is complete (call 1); logs what went wrong and passes it on (spec 8). */
async function checkProfile(uid: string): Promise<boolean> {
  try {
    const profile = await sessionCache(uid).client.fetchQuery({
      ...profileQueries.detail(uid),
      staleTime: 0,
    });
    if (profile === null) console.info('The backend knows no profile of this user yet (404).');
    return profile?.profileCompleted ?? false;
  } catch (error) {
    // Cancelled: the user has left in the meantime.
    if (!(error instanceof CancelledError)) console.error('The profile could not be checked.', error);
    throw error;
  }
}

/** The product: session, cache, router, frame, screens. */
export function App({ authClient }: { authClient: AuthClient }) {
  return (
    <AuthProvider client={authClient} checkProfile={checkProfile} onSignOut={forgetUser}>
      <SessionQueries>
        <HashRouter>
          <Layout>
            <AppRoutes />
          </Layout>
          <Toasts />
        </HashRouter>
      </SessionQueries>
    </AuthProvider>
  );
}
