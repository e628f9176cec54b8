import { type ComponentType, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { lazyPart } from '@/lib/lazyPart';
import { idle } from '@/lib/sliced';
import { DishTable } from './DishTable';
import { Highlights } from './Highlights';
import { HowItWorks } from './HowItWorks';
import { ThemeMenu } from './ThemeMenu';

/** Where what the cook made last will be, so that nothing below it moves. */
const room = <div className="min-h-96" />;

const CookAgain = lazyPart(() => import('./CookAgain'), 'CookAgain', { waiting: room });

/** Keeps the footer out of sight of who scrolls at once. */
const unseen = <div className="min-h-dvh" />;

/** How many sections were shown so far: who comes back to the page finds it as long as they left it. */
let seen = 1;

/** Shows one section after another, each when the one before it is painted: a tap would wait for all of them at once. */
function InTurn({ children }: { children: readonly ReactElement[] }) {
  const [shown, setShown] = useState(seen);
  useEffect(() => {
    if (shown >= children.length) return;
    let isWanted = true;
    void idle().then(() => {
      if (!isWanted) return;
      seen = Math.max(seen, shown + 1);
      setShown(shown + 1);
    });
    return () => {
      isWanted = false;
    };
  }, [shown, children.length]);
  return (
    <>
      {children.slice(0, shown)}
      {shown < children.length && unseen}
    </>
  );
}

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
      <InTurn>
        <HowItWorks key="steps" />
        <DishTable key="dishes" />
        <ThemeMenu key="themes" canSave={false} />
        <Highlights key="highlights" />
      </InTurn>
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
