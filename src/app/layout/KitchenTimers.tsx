import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { ownerOf } from '@/config/owner';
import { storageKeys } from '@/config/storageKeys';
import { useIsKept } from '@/lib/sharedStorage';
import { useIsFullScreen } from '@/ui/fullScreen';
import { LazyBoundary } from '@/ui/LazyBoundary';

const TimerBar = lazy(() => import('@/features/cook/timers/TimerBar'));

/** The timers of whoever is here, on every screen. Costs a page without timers a look into the storage. */
export function KitchenTimers() {
  const { currentUser, endedSession, loading } = useAuth();
  // A session may end by itself while the pot boils: that is no reason to let it boil over.
  const owner = ownerOf(currentUser?.uid ?? endedSession);
  const hasTimers = useIsKept(storageKeys.cooking(owner, 'timers'));
  const isFullScreen = useIsFullScreen();
  if (loading || !hasTimers) return null;
  return (
    <LazyBoundary>
      <TimerBar
        key={owner}
        owner={owner}
        // Local mode keeps a pill in the corner below.
        className={env().backend === 'local' && !isFullScreen ? 'pb-16!' : undefined}
      />
    </LazyBoundary>
  );
}
