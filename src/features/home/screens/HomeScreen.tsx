import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { CallToActionPanel } from '../components/CallToActionPanel';

const HomeSections = lazy(() => import('../components/HomeSections'));

/**
 * Home (claim 2.2): the call to action; below it what a cook made last, or, for visitors and newcomers, what Sazón does.
 */
export function HomeScreen() {
  const { loading } = useAuth();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-12 sm:gap-16">
      <CallToActionPanel />
      {/* Never in the prerendered page: a Suspense boundary there would be hydrated in a second pass. */}
      {!loading && (
        // Keeps the footer below the window's edge until the sections are there.
        <LazyBoundary fallback={<div className="min-h-dvh" />}>
          <HomeSections />
        </LazyBoundary>
      )}
    </div>
  );
}
