import type { JSX } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
// Painted first of all, and too small to be worth a request of its own.
import { HomeScreen } from '@/features/home/screens/HomeScreen';
import { lazyScreen, type Preloadable } from './layout/lazyScreen';
import { Page } from './layout/Page';

const ContactScreen = lazyScreen(() => import('@/features/pages/screens/ContactScreen'), 'ContactScreen');
const LoginScreen = lazyScreen(() => import('@/features/account/screens/LoginScreen'), 'LoginScreen');
const RegisterScreen = lazyScreen(
  () => import('@/features/account/screens/RegisterScreen'),
  'RegisterScreen',
);
const AboutScreen = lazyScreen(() => import('@/features/pages/screens/AboutScreen'), 'AboutScreen');
const PrivacyPage = lazyScreen(() => import('./PrivacyPage'), 'PrivacyPage');
const QuickRecipeScreen = lazyScreen(
  () => import('@/features/quick/screens/QuickRecipeScreen'),
  'QuickRecipeScreen',
);
const QuickRecipeResultScreen = lazyScreen(
  () => import('@/features/quick/screens/QuickRecipeResultScreen'),
  'QuickRecipeResultScreen',
);
const ProfileScreen = lazyScreen(() => import('@/features/profile/screens/ProfileScreen'), 'ProfileScreen');
const RecipeRequestScreen = lazyScreen(
  () => import('@/features/generate/screens/RecipeRequestScreen'),
  'RecipeRequestScreen',
);
const ThemesScreen = lazyScreen(() => import('@/features/generate/screens/ThemesScreen'), 'ThemesScreen');
const RecipesScreen = lazyScreen(() => import('@/features/recipes/screens/RecipesScreen'), 'RecipesScreen');
const RecipeScreen = lazyScreen(() => import('@/features/recipes/screens/RecipeScreen'), 'RecipeScreen');
const CookView = lazyScreen(() => import('@/features/cook/CookView'), 'CookView');
const DashboardScreen = lazyScreen(
  () => import('@/features/dashboard/screens/DashboardScreen'),
  'DashboardScreen',
);
const NewRecipeScreen = lazyScreen(
  () => import('@/features/generate/screens/NewRecipeScreen'),
  'NewRecipeScreen',
);
const NotFoundScreen = lazyScreen(() => import('@/features/pages/screens/NotFoundScreen'), 'NotFoundScreen');

const SessionQueries = lazyScreen(() => import('./SessionQueries'), 'SessionQueries');
const ProtectedRoute = lazyScreen(() => import('./ProtectedRoute'), 'ProtectedRoute');

/** Who may see a page; a static one is public, and asks no server for anything. */
type Access = 'static' | 'public' | 'user' | 'profile';

interface PageEntry {
  path: string;
  title: string;
  access: Access;
  /** Of one of the screens above. */
  screen: JSX.Element;
  /** Where most go from here: its code is there before it is asked for. */
  next?: Preloadable | undefined;
}

const page = (
  path: string,
  title: string,
  access: Access,
  screen: JSX.Element,
  next?: Preloadable,
): PageEntry => ({ path, title, access, screen, next });

/** The route table (claims 2.2 to 2.18), in its order. Names match in any letter case. */
export const pages: readonly PageEntry[] = [
  page(paths.home, 'Home', 'static', <HomeScreen queries={SessionQueries} />),
  page(paths.contact, 'Contact', 'static', <ContactScreen />),
  page(paths.login, 'Log In', 'static', <LoginScreen />),
  page(paths.register, 'Create Account', 'static', <RegisterScreen />),
  page(paths.about, 'About', 'static', <AboutScreen />),
  page(paths.privacy, 'Privacy Policy', 'static', <PrivacyPage />),
  page(paths.quickRecipe, 'Quick Recipe', 'public', <QuickRecipeScreen />),
  page(
    paths.quickRecipeResult,
    'Your Quick Recipe',
    'public',
    <QuickRecipeResultScreen cookView={CookView} />,
  ),
  page(paths.profile, 'Your Preferences', 'profile', <ProfileScreen />),
  page(paths.recipeRequest, 'New Recipe', 'profile', <RecipeRequestScreen />),
  page(paths.themes, 'Choose a Theme', 'profile', <ThemesScreen />),
  page(paths.recipes, 'My Recipes', 'profile', <RecipesScreen />, RecipeScreen),
  page(paths.recipePattern, 'Recipe', 'user', <RecipeScreen cookView={CookView} />),
  page(paths.dashboard, 'User Area', 'profile', <DashboardScreen />),
  page(paths.newRecipe, 'Your New Recipe', 'profile', <NewRecipeScreen cookView={CookView} />),
  page('*', 'Page Not Found', 'static', <NotFoundScreen />),
];

const guarded = (screen: JSX.Element, access: 'public' | 'user' | 'profile') =>
  access === 'public' ? screen : <ProtectedRoute needs={access}>{screen}</ProtectedRoute>;

/** Whatever is at the address. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ path, title, access, screen, next }) => (
        <Route
          key={path}
          path={path}
          element={
            <Page key={path} title={title} next={next}>
              {access === 'static' ? screen : <SessionQueries>{guarded(screen, access)}</SessionQueries>}
            </Page>
          }
        />
      ))}
    </Routes>
  );
}

/** Loads the code of the screen at an address, ahead of it. Rejects where it does not come. */
export async function preloadScreen(pathname: string): Promise<void> {
  const entry = pages.find(({ path }) => matchPath(path, pathname));
  if (!entry) return;
  const parts = { static: [], public: [SessionQueries], user: [SessionQueries, ProtectedRoute] };
  const around = parts[entry.access === 'profile' ? 'user' : entry.access];
  await Promise.all([entry.screen.type, ...around].map((part) => part.preload?.()));
}

/** The route that an address's hash names. */
export const routeOf = (hash: string): string => hash.slice(1).split('?')[0] || paths.home;
