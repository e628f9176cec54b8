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
  backLink: ReactNode;
  children: ReactNode;
}

export function RecipeBoundary({ recipe, isPage = false, backLink, children }: RecipeBoundaryProps) {
  const fallback = isPage ? (
    <MascotNotice mood={puzzled} headingLevel={1} title="This recipe cannot be shown" actions={backLink}>
      <p>Something in it could not be displayed. Your other recipes are fine.</p>
    </MascotNotice>
  ) : (
    <Alert tone="error" action={backLink}>
      This recipe cannot be shown.
    </Alert>
  );
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[recipe]}>
      {children}
    </ErrorBoundary>
  );
}
