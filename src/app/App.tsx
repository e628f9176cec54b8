import type { ComponentType, ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { AuthProvider, useAuth } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import type { RememberedSession } from '@/auth/rememberedSession';
import { lazyPart } from '@/lib/lazyPart';
import { AppRoutes } from './AppRoutes';
import { Layout } from './layout/Layout';
import { ToastsOnTouch } from './ToastsOnTouch';

const OfflineNotices = lazyPart(() => import('./OfflineNotices'), 'OfflineNotices');
const ProfileRecheck = lazyPart(() => import('./ProfileRecheck'), 'ProfileRecheck');

let sessionData: typeof import('./sessionData') | undefined;

/** What is known of who is signed in, and of nobody else: a visitor does without its code. */
async function loadSessionData() {
  sessionData ??= await import('./sessionData');
  return sessionData;
}

const checkProfile = async (uid: string) => (await loadSessionData()).checkProfile(uid);

function forget(uid: string, how: { onPurpose: boolean }): void {
  // At once, where there is anything in memory: a request that is under way is to hear of it.
  if (sessionData) sessionData.forget(uid, how);
  else void loadSessionData().then((loaded) => loaded.forget(uid, how));
}

interface AppProps {
  authClient: AuthClient;
  /** Whether anybody can be signed in: see AuthProvider. */
  isSessionExpected?: boolean;
  /** Who was here when the page was last left, where that is not for the browser to say. */
  remembered?: RememberedSession;
  /** Where the routes come from: the hash, unless the page is being built. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** Shows a screen in one go: in slices, whatever moves on the one before comes between, and it is there twice as late. */
function ScreenRouter({ children }: { children: ReactNode }) {
  return <HashRouter useTransitions={false}>{children}</HashRouter>;
}

/** The product: session, cache, router, frame, screens. */
export function App({ authClient, isSessionExpected = true, remembered, Router = ScreenRouter }: AppProps) {
  return (
    <AuthProvider
      client={authClient}
      checkProfile={checkProfile}
      onSignOut={forget}
      isExpected={isSessionExpected}
      {...(remembered ? { remembered } : {})}
    >
      <RecheckAfterFailure />
      <Router>
        <Layout>
          <AppRoutes />
        </Layout>
        <ToastsOnTouch />
        {/* Local mode has a worker of its own, and no page has two. */}
        {!__SAZON_LOCAL__ && <OfflineNotices />}
      </Router>
    </AuthProvider>
  );
}

function RecheckAfterFailure() {
  return useAuth().profileFailure && <ProfileRecheck />;
}
