import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { ownerIdFor } from '@/config/ownerId';
import { storageKeys } from '@/config/storageKeys';
import { useIsStored } from '@/lib/sharedStorage';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { useIsPageFrameHidden } from '@/ui/pageFrame';

const TimerBar = lazy(() => import('@/features/cook/timers/TimerBar'));

/** Shows the user's running timers on every screen. Loads their code only if timers are stored. */
export function CookingTimers() {
  const { currentUser, endedSessionUid, loading } = useAuth();
  // Timers keep running after a session ended without signing out.
  const owner = ownerIdFor(currentUser?.uid ?? endedSessionUid);
  const hasTimers = useIsStored(storageKeys.cooking(owner, 'timers'));
  const isFrameHidden = useIsPageFrameHidden();
  if (loading || !hasTimers) return null;
  return (
    <LazyBoundary>
      <TimerBar
        key={owner}
        owner={owner}
        // Space for local mode's button in the corner below.
        className={env().backend === 'local' && !isFrameHidden ? 'pb-16!' : undefined}
      />
    </LazyBoundary>
  );
}
