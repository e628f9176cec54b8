import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { CallToActionPanel } from '../components/CallToActionPanel';

const HomeSections = lazy(() => import('../components/HomeSections'));

/** Shows the home page (claim 2.2): the call to action, and the sections below it. */
export function HomeScreen() {
  const { loading } = useAuth();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-12 sm:gap-16">
      <CallToActionPanel />
      {/* Not in the prerendered page: React hydrates a Suspense boundary in a second pass. */}
      {!loading && (
        // Keeps the footer below the window until the sections are loaded.
        <LazyBoundary fallback={<div className="min-h-dvh" />}>
          <HomeSections />
        </LazyBoundary>
      )}
    </div>
  );
}
