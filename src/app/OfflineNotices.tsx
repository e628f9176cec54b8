import { useEffect, useState } from 'react';
import { useIsOffline } from '@/lib/online';
import { Button, IconButton } from '@/ui/Button';
import X from '~icons/lucide/x';
import { keepForOffline } from './offline';

/** Keeps a hosted build for visits without a network; says quietly that there is none, and offers a newer version. */
export function OfflineNotices() {
  const isOffline = useIsOffline();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(() => {
    // Without it, the product is as it would be in a browser that has no such thing.
    keepForOffline((update) => setGoOn(() => update)).catch((error: unknown) => console.info(error));
  }, []);

  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed bottom-3 left-3 z-30 grid max-w-[calc(100vw-1.5rem)] justify-items-start gap-2 text-sm"
    >
      {isOffline && (
        <p className="rounded-full border border-line-strong bg-raised px-4 py-2 shadow-card">
          You are offline. Recipes you have opened or listed are here.
        </p>
      )}
      {goOn && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-2 rounded-3xl border border-line-strong bg-raised py-1.5 pr-1.5 pl-4 shadow-card">
          <p>A newer Sazón is ready.</p>
          <Button look="secondary" className="min-h-11 px-4 py-1" onClick={goOn}>
            Use it now
          </Button>
          <IconButton label="Later" onClick={() => setGoOn(null)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
