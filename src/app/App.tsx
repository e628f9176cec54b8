import {
  CancelledError,
  IsRestoringProvider,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { persistedOwner } from '@/api/persistedCache';
import { profileQueries } from '@/api/profile';
import { forgetUser, sessionCache } from '@/api/sessionCache';
import { AuthProvider, useAuth } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { AppRoutes } from './AppRoutes';
import { Layout } from './layout/Layout';
import { ProfileRecheck } from './ProfileRecheck';
import { Toasts } from './Toasts';

/** Asks the backend whether the profile is complete (call 1); logs what went wrong and passes it on (claim 8.5). */
async function checkProfile(uid: string): Promise<boolean> {
  const { client } = sessionCache(uid);
  const query = { ...profileQueries.detail(uid), staleTime: 0 };
  // A request that nobody watches any more is called off: this one must outlive a screen that is left meanwhile.
  const stopWatching = new QueryObserver(client, query).subscribe(() => {});
  try {
    const profile = await client.fetchQuery(query);
    if (profile === null) console.info('The backend knows no profile of this user yet (404).');
    return profile?.profileCompleted ?? false;
  } catch (error) {
    // Cancelled: the user has left in the meantime.
    if (!(error instanceof CancelledError)) console.error('The profile could not be checked.', error);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Who did not ask to leave finds what they had typed when they are back. */
const forget = (uid: string, { onPurpose }: { onPurpose: boolean }) =>
  forgetUser(uid, { keepDrafts: !onPurpose });

/** The product: session, cache, router, frame, screens. */
export function App({ authClient }: { authClient: AuthClient }) {
  return (
    <AuthProvider
      client={authClient}
      checkProfile={checkProfile}
      onSignOut={forget}
      lastUser={persistedOwner}
    >
      <SessionQueries>
        <ProfileRecheck />
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

/** Gives the screens the cache of whoever is signed in; queries wait until the stored part of it is back. */
function SessionQueries({ children }: { children: ReactNode }) {
  const { currentUser } = useAuth();
  const { client, restored } = sessionCache(currentUser?.uid ?? null);
  const [restoredClient, setRestoredClient] = useState(client);

  useEffect(() => {
    let wanted = true;
    const go = () => wanted && setRestoredClient(client);
    restored.then(go, go);
    return () => {
      wanted = false;
    };
  }, [client, restored]);

  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={restoredClient !== client}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}
