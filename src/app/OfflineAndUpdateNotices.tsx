import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '@/api/apiError';
import { profileQueries } from '@/api/profile';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { useIsOffline } from '@/lib/offline';
import { Button, IconButton } from '@/ui/Button';
import X from '~icons/lucide/x';
import { registerServiceWorker } from './registerServiceWorker';

/** Registers the service worker of a hosted build. Shows a notice while offline, and offers a newer version. */
export function OfflineAndUpdateNotices() {
  const offlineNotice = useOfflineNotice();
  const [reloadWithUpdate, setReloadWithUpdate] = useState<(() => void) | null>(null);

  useEffect(() => {
    // Not an error: without a service worker Sazón works, but it does not start offline.
    registerServiceWorker((update) => setReloadWithUpdate(() => update)).catch((error: unknown) =>
      console.info(error),
    );
  }, []);

  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed bottom-3 left-3 z-30 max-sm:bottom-[calc(0.75rem+var(--cookie-banner-height,0px))] grid max-w-[calc(100vw-1.5rem)] justify-items-start gap-2 text-sm"
    >
      {offlineNotice && (
        <p className="rounded-full border border-line-strong bg-lifted px-4 py-2 shadow-card">
          {offlineNotice}
        </p>
      )}
      {reloadWithUpdate && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-2 rounded-3xl border border-line-strong bg-lifted py-1.5 pr-1.5 pl-4 shadow-card">
          <p>A newer Sazón is ready.</p>
          <Button variant="secondary" className="min-h-11 px-4 py-1" onClick={reloadWithUpdate}>
            Use it now
          </Button>
          <IconButton label="Later" onClick={() => setReloadWithUpdate(null)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Returns the text of the offline notice, with the time of the cached recipes; null while online. */
function useOfflineNotice(): string | null {
  const isOffline = useIsOffline();
  const uid = useAuth().currentUser?.uid ?? '';
  const profile = useQuery({ ...profileQueries.detail(uid), enabled: false });
  const list = useQuery({ ...recipeQueries.list(uid), enabled: false });
  // `navigator.onLine` is true on networks without internet, so failed requests count too.
  const failures = [profile.error, profile.failureReason, list.error, list.failureReason];
  if (!isOffline && !failures.some(isConnectionError)) return null;
  return list.data
    ? `No connection: your recipes as of ${formatUpdatedAt(list.dataUpdatedAt)}`
    : 'No connection';
}

const isConnectionError = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'offline', 'timeout'].includes(error.kind);

function formatUpdatedAt(updatedAtMs: number): string {
  const date = new Date(updatedAtMs);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return date.getDate() === new Date().getDate() ? time : `yesterday, ${time}`;
}
