import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { App } from './app/App';
import { pages, preloadScreen } from './app/AppRoutes';
import { CodeProblem } from './app/StartProblem';
import type { AuthClient } from './auth/authClient';
import { paths } from './config/paths';
import type { PaintedPages } from './hosting/firstPaintPlugin';

const never = () => new Promise<never>(() => {});
/** Nobody signs in while a page is built. */
const nobody: AuthClient = {
  onUserChanged: () => () => {},
  signIn: never,
  signInWithGoogle: never,
  register: never,
  resendVerification: never,
  sendPasswordReset: never,
  signOut: never,
  getIdToken: never,
};

const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => {},
  replace: () => {},
  go: () => {},
};

/** The page at an address, for a visitor, or for a cook who comes back. */
async function renderAt(pathname: string, cook?: { profileCompleted: boolean }): Promise<string> {
  await preloadScreen(pathname);
  return renderToString(
    <StrictMode>
      <App
        authClient={nobody}
        isSessionExpected={cook !== undefined}
        {...(cook ? { remembered: { uid: 'cook', ...cook } } : {})}
        Router={({ children }) => (
          <Router location={pathname} navigator={navigator} static>
            {children}
          </Router>
        )}
      />
    </StrictMode>,
  );
}

const mainOf = (page: string) =>
  page.slice(page.indexOf('>', page.indexOf('<main')) + 1, page.indexOf('</main>'));

/** Where the code of each screen is that can be painted: what shows it, and what a session takes. */
const modules = {
  [paths.home]: ['features/home/screens/HomeScreen.tsx'],
  [paths.contact]: ['features/pages/screens/ContactScreen.tsx'],
  [paths.login]: ['features/account/screens/LoginScreen.tsx'],
  [paths.register]: ['features/account/screens/RegisterScreen.tsx'],
  [paths.about]: ['features/pages/screens/AboutScreen.tsx'],
  [paths.privacy]: ['app/PrivacyPage.tsx'],
  [paths.quickRecipe]: ['features/quick/screens/QuickRecipeScreen.tsx', 'app/SessionQueries.tsx'],
  '*': ['features/pages/screens/NotFoundScreen.tsx'],
  cook: ['features/home/screens/HomeScreen.tsx'],
  newcomer: ['features/home/screens/HomeScreen.tsx'],
  session: [
    'auth/firebaseAuth.ts',
    'api/persistedCache.ts',
    'app/ProtectedRoute.tsx',
    'app/SessionQueries.tsx',
    'app/sessionData.ts',
  ],
};

/** Screens that begin the same for every visitor: what is painted of them stays. */
const whole = [paths.login, paths.register, paths.about, paths.contact, paths.privacy, paths.quickRecipe];

async function renderPages(): Promise<PaintedPages> {
  const screens: Record<string, string> = {};
  for (const { path, access } of pages) {
    if (!['static', 'public'].includes(access) || !(path in modules) || path === paths.home) continue;
    screens[path.toLowerCase()] = mainOf(await renderAt(path === '*' ? '/nowhere' : path));
  }
  screens.cook = mainOf(await renderAt(paths.home, { profileCompleted: true }));
  screens.newcomer = mainOf(await renderAt(paths.home, { profileCompleted: false }));
  const codeProblem = renderToStaticMarkup(<CodeProblem />);
  return { home: await renderAt(paths.home), codeProblem, screens, whole, modules };
}

/** Every public page as the browser first renders it. For the build, which can load no more once this module is there. */
export const paintedPages = await renderPages();
