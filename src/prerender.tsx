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

/** Markup in one piece: React would put a large Suspense boundary aside, for a script to move into its place. */
async function markupOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** The whole page at a route. */
const pageAt = (route: string, expectedUser: ExpectedUser = 'visitor') =>
  markupOf(
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

/** What stands in the page's `main`. */
const mainOf = (page: string) =>
  page.slice(page.indexOf('>', page.indexOf('<main')) + 1, page.indexOf('</main>'));

const session = ['auth/firebaseAuth.ts'];

/** Public screens but the home page and the 404 page, by the module that shows each. */
const screens: [route: string, modules: string[]][] = [
  [paths.login, ['features/account/screens/LoginScreen.tsx']],
  [paths.register, ['features/account/screens/RegisterScreen.tsx']],
  [paths.quickRecipe, ['features/quick/screens/QuickRecipeScreen.tsx']],
  [paths.about, ['features/pages/screens/AboutScreen.tsx']],
  [paths.contact, ['features/pages/screens/ContactScreen.tsx']],
  [paths.privacy, ['app/PrivacyPage.tsx']],
];

/** Rendered when this module is imported: nothing more can be imported once it is there. */
export const prerenderedPages: PrerenderedPages = {
  home: await pageAt(paths.home),
  screens: await Promise.all([
    ...screens.map(async ([route, modules]) => ({
      name: route.toLowerCase(),
      markup: mainOf(await pageAt(route)),
      modules,
    })),
    ...(['cook', 'newcomer'] as const).map(async (expectedUser) => ({
      name: ` ${expectedUser}`,
      markup: mainOf(await pageAt(paths.home, expectedUser)),
      modules: session,
    })),
  ]),
  codeNotLoadedBanner: await markupOf(<CodeNotLoadedBanner />),
};

// Its timers would keep the build from ending.
queryClient.clear();
