import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { queryClient } from './api/queryClient';
import { App } from './app/App';
import { CodeNotLoadedBanner } from './app/StartupErrorPage';
import type { ExpectedUserStatus } from './auth/AuthContext';
import { paths } from './config/paths';
import type { PrerenderedPages } from './hosting/prerenderPlugin';

const staticNavigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => {},
  replace: () => {},
  go: () => {},
};

/** Renders markup as one text. An infinite chunk size keeps React from moving large Suspense boundaries to the end with a script. */
async function prerenderToString(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

const prerenderPage = (route: string, expectedUserStatus: ExpectedUserStatus = 'visitor') =>
  prerenderToString(
    <StrictMode>
      <App
        loadAuthClient={() => new Promise(() => {})}
        expectedUserStatus={expectedUserStatus}
        Router={({ children }) => (
          <Router location={route} navigator={staticNavigator} static>
            {children}
          </Router>
        )}
      />
    </StrictMode>,
  );

const extractMainContent = (page: string) =>
  page.slice(page.indexOf('>', page.indexOf('<main')) + 1, page.indexOf('</main>'));

const authModules = ['auth/firebaseAuth.ts'];

/** The public screens except home and 404, with the modules that render each. */
const publicScreens: [route: string, modules: string[]][] = [
  [paths.login, ['features/account/screens/LoginScreen.tsx']],
  [paths.register, ['features/account/screens/RegisterScreen.tsx']],
  [paths.quickRecipe, ['features/quick/screens/QuickRecipeScreen.tsx']],
  [paths.about, ['features/pages/screens/AboutScreen.tsx']],
  [paths.contact, ['features/pages/screens/ContactScreen.tsx']],
  [paths.privacy, ['app/PrivacyPage.tsx']],
];

/** Rendered on import, because Vite's module runner is closed right after it. */
export const prerenderedPages: PrerenderedPages = {
  home: await prerenderPage(paths.home),
  screens: await Promise.all([
    ...publicScreens.map(async ([route, modules]) => ({
      name: route.toLowerCase(),
      markup: extractMainContent(await prerenderPage(route)),
      modules,
    })),
    ...(['profile-complete', 'profile-incomplete'] as const).map(async (expectedUserStatus) => ({
      name: ` ${expectedUserStatus}`,
      markup: extractMainContent(await prerenderPage(paths.home, expectedUserStatus)),
      modules: authModules,
    })),
  ]),
  codeNotLoadedBanner: await prerenderToString(<CodeNotLoadedBanner />),
};

// The timers of its queries would keep the build from ending.
queryClient.clear();
