import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { ownerIdFor } from '@/config/ownerId';
import { storageKeys } from '@/config/storageKeys';
import { useIsStored } from '@/lib/sharedStorage';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { useIsPageFrameHidden } from '@/ui/pageFrame';

const TimerBar = lazy(() => import('@/features/cook/timers/TimerBar'));

/** The timers of whoever is here, on every screen. Costs a page without timers a look into the storage. */
export function CookingTimers() {
  const { currentUser, endedSessionUid, loading } = useAuth();
  // A session may end by itself while the pot boils: that is no reason to let it boil over.
  const owner = ownerIdFor(currentUser?.uid ?? endedSessionUid);
  const hasTimers = useIsStored(storageKeys.cooking(owner, 'timers'));
  const isFullScreen = useIsPageFrameHidden();
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
