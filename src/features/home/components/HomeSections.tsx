import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { lazyPart } from '@/lib/lazyPart';
import { DishTable } from './DishTable';
import { Highlights } from './Highlights';
import { HowItWorks } from './HowItWorks';
import { ThemeMenu } from './ThemeMenu';

/** Where what the cook made last will be, so that nothing below it moves. */
const room = <div className="min-h-96" />;

const CookAgain = lazyPart(() => import('./CookAgain'), 'CookAgain', { waiting: room });

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
      <Suspense fallback={room}>
        <Queries>
          <CookAgain uid={currentUser.uid} />
        </Queries>
      </Suspense>
      <ThemeMenu canSave />
    </>
  );
}
