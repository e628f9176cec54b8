import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface LazyBoundaryProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown where it could not be loaded: the rest of the page stays. */
  errorFallback?: ReactNode;
  children: ReactNode;
}

/** Shows a part of a page that is a `React.lazy` component. Its code is not asked for again: only a reload can do that. */
export function LazyBoundary({ fallback = null, errorFallback = null, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
