import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ConsentChoices } from '@/features/consent/ConsentChoices';
import { lazyScreen } from './layout/lazyScreen';
import { Page } from './layout/Page';
import { ProtectedRoute } from './ProtectedRoute';

const HomeScreen = lazyScreen(() => import('@/features/home/screens/HomeScreen'), 'HomeScreen');
const ContactScreen = lazyScreen(() => import('@/features/pages/screens/ContactScreen'), 'ContactScreen');
const LoginScreen = lazyScreen(() => import('@/features/account/screens/LoginScreen'), 'LoginScreen');
const RegisterScreen = lazyScreen(
  () => import('@/features/account/screens/RegisterScreen'),
  'RegisterScreen',
);
const AboutScreen = lazyScreen(() => import('@/features/pages/screens/AboutScreen'), 'AboutScreen');
const PrivacyScreen = lazyScreen(() => import('@/features/pages/screens/PrivacyScreen'), 'PrivacyScreen');
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

type Access = 'public' | 'user' | 'profile';

function page(path: string, title: string, access: Access, content: ReactNode) {
  const guarded = access === 'public' ? content : <ProtectedRoute needs={access}>{content}</ProtectedRoute>;
  return (
    <Route
      path={path}
      element={
        <Page key={path} title={title}>
          {guarded}
        </Page>
      }
    />
  );
}

/** The route table (claims 2.2 to 2.18), in its order. Names match in any letter case. */
export function AppRoutes() {
  return (
    <Routes>
      {page(paths.home, 'Home', 'public', <HomeScreen />)}
      {page(paths.contact, 'Contact', 'public', <ContactScreen />)}
      {page(paths.login, 'Log In', 'public', <LoginScreen />)}
      {page(paths.register, 'Create Account', 'public', <RegisterScreen />)}
      {page(paths.about, 'About', 'public', <AboutScreen />)}
      {page(
        paths.privacy,
        'Privacy Policy',
        'public',
        <PrivacyScreen consentSettings={<ConsentChoices />} />,
      )}
      {page(paths.quickRecipe, 'Quick Recipe', 'public', <QuickRecipeScreen />)}
      {page(
        paths.quickRecipeResult,
        'Your Quick Recipe',
        'public',
        <QuickRecipeResultScreen cookView={CookView} />,
      )}
      {page(paths.profile, 'Your Preferences', 'profile', <ProfileScreen />)}
      {page(paths.recipeRequest, 'New Recipe', 'profile', <RecipeRequestScreen />)}
      {page(paths.themes, 'Choose a Theme', 'profile', <ThemesScreen />)}
      {page(paths.recipes, 'My Recipes', 'profile', <RecipesScreen />)}
      {page(paths.recipePattern, 'Recipe', 'user', <RecipeScreen cookView={CookView} />)}
      {page(paths.dashboard, 'User Area', 'profile', <DashboardScreen />)}
      {page(paths.newRecipe, 'Your New Recipe', 'profile', <NewRecipeScreen cookView={CookView} />)}
      {page('*', 'Page Not Found', 'public', <NotFoundScreen />)}
    </Routes>
  );
}
