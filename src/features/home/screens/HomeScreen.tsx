import { lazy, Suspense } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { lazyImport } from '@/lib/lazyImport';
import { CallToActionPanel } from '../components/CallToActionPanel';
import { DishTable } from '../components/DishTable';
import { Highlights } from '../components/Highlights';
import { HowItWorks } from '../components/HowItWorks';
import { ThemeMenu } from '../components/ThemeMenu';

const CookAgain = lazy(async () => ({
  default: (await lazyImport(() => import('../components/CookAgain'))).CookAgain,
}));

/**
 * Home (claim 2.2): the call to action; below it what a cook made last, or, for those who meet Sazón for the first time,
 * what it does.
 */
export function HomeScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16">
      <CallToActionPanel />
      <BelowThePanel />
    </div>
  );
}

function BelowThePanel() {
  const { currentUser, loading, profileCompleted } = useAuth();
  // Keeps the footer below the first screen.
  const room = <div className="min-h-dvh" />;
  if (loading || (currentUser && profileCompleted === null)) return room;
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
        <CookAgain uid={currentUser.uid} />
      </Suspense>
      <ThemeMenu canSave />
    </>
  );
}
