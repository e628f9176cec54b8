import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { StrictMode } from 'react';
import { onTestFinished } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { queryClient } from '@/api/queryClient';
import { App } from '@/app/App';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { getEnv } from '@/config/env';
import { ownerIdFor } from '@/config/ownerId';
import { createGoogleIdToken } from '@/local/identity/googleSignIn';
import type { RecipeRow } from '@/local/store/tables';
import { createNavigationState } from '@/recipe/navigationState';
import { aProfile, type Cook } from './builders';
import { recordRequests } from './recordRequests';
import { seedAccount, seedRecipes } from './seed';

interface RenderAppOptions {
  at?: string;
  /** The route's navigation state. */
  state?: unknown;
  /** A recipe in the navigation state, owned by the current user. */
  ownedState?: object;
  as?: Cook;
  profile?: Record<string, unknown> | null;
  recipes?: readonly RecipeRow[];
  /** Returns the address chosen in local mode's Google account chooser; null if it is closed. */
  chooseGoogle?: () => Promise<string | null>;
  /** True to reload in the same browser: nothing is signed in or seeded again. */
  isReload?: boolean;
}

// Short tests end while Firebase still reads its storage, which logs a warning.
setLogLevel('error');

const firebaseDatabase = 'firebaseLocalStorageDb';

const openFirebaseDatabase = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(firebaseDatabase);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

/**
 * Renders the app at a route, with router, session, cache and Firebase SDK; local mode's handlers answer its requests. Resolves
 * when a screen shows its heading.
 */
export async function renderApp(options: RenderAppOptions = {}) {
  const {
    at = '/',
    as,
    ownedState,
    state = ownedState ? createNavigationState(ownerIdFor(as?.uid), ownedState) : null,
    profile = aProfile(),
    recipes = [],
    chooseGoogle,
    isReload = false,
  } = options;
  // A new page has an empty cache.
  queryClient.clear();
  const requests = recordRequests();
  let choice = chooseGoogle;
  await Promise.all(getApps().map(deleteApp));
  const client = createFirebaseAuth(getEnv(), {
    chooseGoogleAccount: async () => {
      const email = await choice?.();
      return email ? createGoogleIdToken({ email, name: '' }) : null;
    },
  });

  onTestFinished(async () => {
    await client.signOut();
    indexedDB.deleteDatabase(firebaseDatabase);
    await Promise.all(getApps().map(deleteApp));
  });

  if (as && !isReload) {
    await seedAccount({
      uid: as.uid,
      email: as.email,
      ...(as.password === undefined ? {} : { password: as.password }),
      ...(profile ? { profile } : {}),
    });
    await seedRecipes(recipes);
    choice = async () => as.email;
    await client.signInWithGoogle();
    choice = chooseGoogle;
    requests.clear();
  }

  // Firebase's Node build keeps users in memory; a browser has this database.
  if (as || isReload) await openFirebaseDatabase();
  window.history.replaceState({ usr: state, key: 'start', idx: 0 }, '', `#${at}`);
  setIdTokenProvider(client.getIdToken);
  const loadAuthClient = async () => client;
  const view = render(
    <StrictMode>
      <App loadAuthClient={loadAuthClient} />
    </StrictMode>,
  );
  await screen.findByRole('heading', { level: 1 });

  return {
    ...view,
    user: userEvent.setup(),
    requests,
    client,
    location: () => window.location.hash.slice(1),
  };
}
