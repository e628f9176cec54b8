import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { ExampleDishes } from './ExampleDishes';
import { HowItWorks } from './HowItWorks';
import { ThemeMenu } from './ThemeMenu';

const LatestRecipes = lazy(() => import('./LatestRecipes'));

/** Shows the home page below the call to action: the newest recipes; without a profile, how Sazón works. */
export default function HomeSections() {
  const { currentUser, profileCompleted } = useAuth();
  if (currentUser && profileCompleted === null) return null;
  if (!currentUser || !profileCompleted)
    return (
      <>
        <HowItWorks />
        <ExampleDishes />
        <ThemeMenu />
        <p className="mx-auto max-w-measure text-center text-balance text-soft">
          The recipes are written by an AI, which can be wrong. If you have a serious allergy, read every
          label yourself.
        </p>
      </>
    );
  return (
    // Has the height of LatestRecipes, so that nothing below moves.
    <LazyBoundary fallback={<div className="min-h-96" />}>
      <LatestRecipes uid={currentUser.uid} />
    </LazyBoundary>
  );
}
