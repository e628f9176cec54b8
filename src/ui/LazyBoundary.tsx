import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface LazyBoundaryProps {
  fallback?: ReactNode;
  errorFallback?: ReactNode;
  children: ReactNode;
}

/**
 * Wraps a `React.lazy` component in Suspense and an error boundary. There is no retry: browsers do not refetch a failed
 * module until a reload.
 */
export function LazyBoundary({ fallback = null, errorFallback = null, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
