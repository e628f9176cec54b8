import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { ownerOf } from '@/config/owner';
import { storageKeys } from '@/config/storageKeys';
import { lazyImport } from '@/lib/lazyImport';
import { useIsKept } from '@/lib/sharedStorage';
import { useIsFullScreen } from '@/ui/fullScreen';

type Bar = typeof import('@/features/cook/timers/TimerBar').TimerBar;

const TimerBar = lazy<ComponentType<ComponentProps<Bar>>>(async () => {
  try {
    return { default: (await lazyImport(() => import('@/features/cook/timers/TimerBar'))).TimerBar };
  } catch {
    // Without its code there is no bar; the rest of the page goes on.
    return { default: () => null };
  }
});

/** The timers of whoever is here, on every screen. Costs a page without timers a look into the storage. */
export function KitchenTimers() {
  const { currentUser, endedSession, loading } = useAuth();
  // A session may end by itself while the pot boils: that is no reason to let it boil over.
  const owner = ownerOf(currentUser?.uid ?? endedSession);
  const hasTimers = useIsKept(storageKeys.cooking(owner, 'timers'));
  const isFullScreen = useIsFullScreen();
  if (loading || !hasTimers) return null;
  return (
    <Suspense>
      {/* Local mode keeps a pill in the corner below. */}
      <TimerBar
        key={owner}
        owner={owner}
        className={env().backend === 'local' && !isFullScreen ? 'pb-16!' : undefined}
      />
    </Suspense>
  );
}
