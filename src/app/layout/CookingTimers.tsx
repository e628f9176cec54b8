import { lazy } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { storageKeys } from '@/config/storageKeys';
import { useHasSharedValue } from '@/lib/sharedStorage';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { useIsLayoutHidden } from '@/ui/layoutVisibility';

const TimerBar = lazy(() => import('@/features/cook/timers/TimerBar'));

/** Shows the user's running timers on every screen but the cooking view, which has its own bar. Loads their code only if timers are stored. */
export function CookingTimers() {
  const { currentUser, endedSessionUid, loading } = useAuth();
  // Timers keep running after a session ended without signing out.
  const ownerId = ownerIdFor(currentUser?.uid ?? endedSessionUid);
  const hasTimers = useHasSharedValue(storageKeys.cooking(ownerId, 'timers'));
  if (useIsLayoutHidden() || loading || !hasTimers) return null;
  return (
    <LazyBoundary>
      <TimerBar
        key={ownerId}
        ownerId={ownerId}
        className="pb-[max(env(safe-area-inset-bottom),var(--corner-button-height,0px))]!"
      />
    </LazyBoundary>
  );
}
