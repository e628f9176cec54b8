import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { lazyImport } from '@/lib/lazyImport';
import { DishTable } from './DishTable';
import { Highlights } from './Highlights';
import { HowItWorks } from './HowItWorks';
import { ThemeMenu } from './ThemeMenu';

const CookAgain = lazy(async () => ({
  default: (await lazyImport(() => import('./CookAgain'))).CookAgain,
}));

export interface HomeSectionsProps {
  /** Gives what it holds the cache of whoever is signed in: a visitor's home asks no server for anything. */
  queries: ComponentType<{ children: ReactNode }>;
}

/** The home page below the robot's panel: what a cook made last, or, for those who are new here, what Sazón does. */
export function HomeSections({ queries: Queries }: HomeSectionsProps) {
  const { currentUser, loading, profileCompleted } = useAuth();
  if (loading || (currentUser && profileCompleted === null)) return null;
  if (!currentUser || !profileCompleted)
    return (
      <>
        <HowItWorks />
        <DishTable />
        <ThemeMenu canSave={false} />
        <Highlights />
      </>
    );
  return (
    <>
      <Suspense fallback={<div className="min-h-96" />}>
        <Queries>
          <CookAgain uid={currentUser.uid} />
        </Queries>
      </Suspense>
      <ThemeMenu canSave />
    </>
  );
}
