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
import { recordRequests } from './requests';
import { seedAccount, seedRecipes } from './seed';

interface RenderAppOptions {
  /** The route to open, inside the hash. */
  at?: string;
  /** The navigation state the route is opened with. */
  state?: unknown;
  /** A recipe in the navigation state, owned by the current user. */
  ownedState?: object;
  /** The signed-in user; a visitor by default. */
  as?: Cook;
  /** The cook's saved profile; null for one who has not saved any yet. */
  profile?: Record<string, unknown> | null;
  /** Recipes on the backend. */
  recipes?: readonly RecipeRow[];
  /** What local mode's Google account chooser answers: an address, or null when it is closed. */
  chooseGoogle?: () => Promise<string | null>;
  /** Opens the product again in the same browser, as a reload does: nothing is signed in or seeded anew. */
  reload?: boolean;
}

// A short test ends while Firebase is still reading its storage; its warning about that says nothing of the product.
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
 * Renders the app at a route, with its router, session, cache and the Firebase SDK; local mode's handlers answer its requests.
 * Resolves once a screen shows its heading.
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
    reload = false,
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

  if (as && !reload) {
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

  // Firebase's build for Node keeps users in memory; in a browser it has this database.
  if (as || reload) await openFirebaseDatabase();
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
    /** The route in the address, inside the hash. */
    location: () => window.location.hash.slice(1),
  };
}
