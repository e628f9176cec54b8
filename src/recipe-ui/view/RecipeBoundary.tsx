import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Recipe } from '@/recipe/recipe';
import { Alert } from '@/ui/Alert';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';

interface RecipeBoundaryProps {
  recipe: Recipe;
  /** A page is the recipe's alone; elsewhere something stands around it. */
  isPage?: boolean;
  /** Leads away from a recipe that cannot be shown. */
  back: ReactNode;
  children: ReactNode;
}

/** Keeps a recipe that cannot be drawn from taking what is around it with it: in its place it says so. */
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
