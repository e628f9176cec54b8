import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createPath, matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths } from '@/config/paths';
// HomeScreen is prerendered and small, so it is part of the main bundle.
import { HomeScreen } from '@/features/home/screens/HomeScreen';
import { CookViewContext } from '@/recipe-ui/RecipeOrCookView';
import { Page, PageSkeleton } from './layout/Page';
import { ScreenError, ScreenLoadError } from './layout/ScreenError';
import { PublicLayout } from './PublicLayout';

/**
 * Returns a `React.lazy` component with a `preload` method. The component throws ScreenLoadError if its code does not
 * load, which ScreenError distinguishes from a crash; `preload` rejects with the import's error.
 */
function lazyWithPreload<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let LoadedComponent: ComponentType<Props> | null = null;
  const loadModule = async () => {
    const module = await load();
    LoadedComponent = module.default;
    return module;
  };
  const LazyLoadedComponent = lazy(() =>
    loadModule().catch((cause: unknown) => {
      throw new ScreenLoadError('The code of this screen could not be loaded.', { cause });
    }),
  );
  function LazyComponent(props: Props) {
    // Renders preloaded code at once. React.lazy would show the fallback, which React keeps for at least 300 ms.
    const [Component] = useState(() => LoadedComponent ?? LazyLoadedComponent);
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload: loadModule });
}

function lazyRoute(
  path: string,
  title: string,
  load: () => Promise<{ default: ComponentType }>,
): RouteObject {
  const Screen = lazyWithPreload(load);
  return {
    path,
    handle: Screen,
    element: (
      <Suspense fallback={<PageSkeleton />}>
        <Page title={title}>
          <Screen />
        </Page>
      </Suspense>
    ),
  };
}

const ProtectedRoute = lazyWithPreload(() => import('./ProtectedRoute'));

/** Returns a layout route that guards its children: for signed-in users, or for users with a completed profile. */
const protectedLayoutRoute = (needs: 'user' | 'profile', children: RouteObject[]): RouteObject => ({
  handle: ProtectedRoute,
  element: (
    <Suspense fallback={<PageSkeleton />}>
      <ProtectedRoute needs={needs} />
    </Suspense>
  ),
  children,
});

const CookView = lazyWithPreload(() => import('@/features/cook/CookView'));

/** The route table (claims 2.2 to 2.10). Paths are case-insensitive; `handle` has the `preload` of a lazy component. */
const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        path: paths.home,
        element: (
          <Page title="Home">
            <HomeScreen />
          </Page>
        ),
      },
      lazyRoute(paths.contact, 'Contact', () => import('@/features/pages/screens/ContactScreen')),
      lazyRoute(paths.login, 'Log In', () => import('@/features/account/screens/LoginScreen')),
      lazyRoute(paths.register, 'Create Account', () => import('@/features/account/screens/RegisterScreen')),
      lazyRoute(paths.about, 'About', () => import('@/features/pages/screens/AboutScreen')),
      lazyRoute(paths.privacy, 'Privacy Policy', () => import('./PrivacyPage')),
      lazyRoute(
        paths.quickRecipe,
        'Quick Recipe',
        () => import('@/features/quick/screens/QuickRecipeScreen'),
      ),
      lazyRoute(
        paths.quickRecipeResult,
        'Your Quick Recipe',
        () => import('@/features/quick/screens/QuickRecipeResultScreen'),
      ),
      lazyRoute('*', 'Page Not Found', () => import('@/features/pages/screens/NotFoundScreen')),
    ],
  },
  protectedLayoutRoute('profile', [
    lazyRoute(paths.profile, 'Your Settings', () => import('@/features/profile/screens/ProfileScreen')),
    lazyRoute(
      paths.recipeRequest,
      'New Recipe',
      () => import('@/features/generate/screens/RecipeRequestScreen'),
    ),
    lazyRoute(paths.themes, 'Choose a Theme', () => import('@/features/generate/screens/ThemesScreen')),
    lazyRoute(paths.recipes, 'My Recipes', () => import('@/features/recipes/screens/RecipesScreen')),
    lazyRoute(paths.dashboard, 'User Area', () => import('@/features/dashboard/screens/DashboardScreen')),
    lazyRoute(
      paths.newRecipe,
      'Your New Recipe',
      () => import('@/features/generate/screens/NewRecipeScreen'),
    ),
  ]),
  protectedLayoutRoute('user', [
    lazyRoute(paths.recipePattern, 'Recipe', () => import('@/features/recipes/screens/RecipeScreen')),
  ]),
];

const matchAppRoutes = (pathname: string) => matchRoutes(routes, pathname) ?? [];

export function AppRoutes() {
  const location = useLocation();
  const { pathname, key } = location;
  const screen = useRoutes(routes);
  // HashRouter subscribes to history only after its first commit. Dispatch 'popstate' for an earlier navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first location can be out of date.
  useEffect(() => {
    if ((window.location.hash.slice(1) || paths.home) !== createPath(location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, []);
  // The key gives each route its own Suspense fallback; `resetKeys` clears an error after a navigation.
  return (
    <ErrorBoundary
      key={matchAppRoutes(pathname).at(-1)?.route.path}
      resetKeys={[key]}
      FallbackComponent={ScreenError}
    >
      <CookViewContext value={CookView}>{screen}</CookViewContext>
    </ErrorBoundary>
  );
}

/** Loads the code of the screen at a path. Rejects if it does not load. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(matchAppRoutes(pathname).map(({ route }) => route.handle?.preload()));
}

export const pathFromHash = (hash: string): string => hash.slice(1).split('?')[0] || paths.home;
