import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { queryClient } from './api/queryClient';
import { App } from './app/App';
import { CodeNotLoadedBanner } from './app/StartProblem';
import type { ExpectedUser } from './auth/AuthContext';
import { paths } from './config/paths';
import type { PrerenderedPages } from './hosting/prerenderPlugin';

const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => {},
  replace: () => {},
  go: () => {},
};

/**
 * Renders markup as one text. An infinite chunk size keeps React from moving large Suspense boundaries to the end with
 * a script.
 */
async function renderMarkup(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Renders the whole page at a route. */
const renderPage = (route: string, expectedUser: ExpectedUser = 'visitor') =>
  renderMarkup(
    <StrictMode>
      <App
        loadAuthClient={() => new Promise(() => {})}
        expectedUser={expectedUser}
        Router={({ children }) => (
          <Router location={route} navigator={navigator} static>
            {children}
          </Router>
        )}
      />
    </StrictMode>,
  );

/** Returns the content of the page's `main` element. */
const extractMain = (page: string) =>
  page.slice(page.indexOf('>', page.indexOf('<main')) + 1, page.indexOf('</main>'));

const authModules = ['auth/firebaseAuth.ts'];

/** The public screens except home and 404, with the modules that render each. */
const screens: [route: string, modules: string[]][] = [
  [paths.login, ['features/account/screens/LoginScreen.tsx']],
  [paths.register, ['features/account/screens/RegisterScreen.tsx']],
  [paths.quickRecipe, ['features/quick/screens/QuickRecipeScreen.tsx']],
  [paths.about, ['features/pages/screens/AboutScreen.tsx']],
  [paths.contact, ['features/pages/screens/ContactScreen.tsx']],
  [paths.privacy, ['app/PrivacyPage.tsx']],
];

/** Rendered on import, because Vite's module runner is closed right after it. */
export const prerenderedPages: PrerenderedPages = {
  home: await renderPage(paths.home),
  screens: await Promise.all([
    ...screens.map(async ([route, modules]) => ({
      name: route.toLowerCase(),
      markup: extractMain(await renderPage(route)),
      modules,
    })),
    ...(['cook', 'newcomer'] as const).map(async (expectedUser) => ({
      name: ` ${expectedUser}`,
      markup: extractMain(await renderPage(paths.home, expectedUser)),
      modules: authModules,
    })),
  ]),
  codeNotLoadedBanner: await renderMarkup(<CodeNotLoadedBanner />),
};

// The timers of its queries would keep the build from ending.
queryClient.clear();
