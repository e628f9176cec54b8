import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashScreen } from './CrashScreen';
import { PageSkeleton } from './PageSkeleton';
import { RouteArrival } from './RouteArrival';

interface PageProps {
  /** Of the document, before the product's name. */
  title: string;
  children: ReactNode;
}

/** What stands around every screen: a skeleton while its code loads, a way out when it crashes, title and focus. */
export function Page({ title, children }: PageProps) {
  const { key } = useLocation();
  // Going elsewhere leaves a crash behind.
  return (
    <ErrorBoundary fallbackRender={() => <CrashScreen />} resetKeys={[key]}>
      <Suspense fallback={<PageSkeleton />}>
        {children}
        <RouteArrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
