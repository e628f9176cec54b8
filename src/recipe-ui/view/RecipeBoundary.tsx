import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Recipe } from '@/recipe/recipe';
import { Alert } from '@/ui/Alert';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

interface RecipeBoundaryProps {
  recipe: Recipe;
  /** True if the screen shows only the recipe. */
  isPage?: boolean;
  /** Link away from a recipe that cannot be shown. */
  back: ReactNode;
  children: ReactNode;
}

/** Catches errors of rendering a recipe, and shows a message in its place. */
export function RecipeBoundary({ recipe, isPage = false, back, children }: RecipeBoundaryProps) {
  const fallback = isPage ? (
    <MascotNotice mood={puzzled} headingLevel={1} title="This recipe cannot be shown" actions={back}>
      <p>Something in it is more than we can handle. Your other recipes are fine.</p>
    </MascotNotice>
  ) : (
    <Alert tone="error" action={back}>
      This recipe cannot be shown.
    </Alert>
  );
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[recipe]}>
      {children}
    </ErrorBoundary>
  );
}
