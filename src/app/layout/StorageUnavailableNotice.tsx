import { useState } from 'react';
import { useIsStorageUnavailable } from '@/lib/storage';
import { IconButton } from '@/ui/Button';
import X from '~icons/lucide/x';

/** Shows a note if writing to local storage failed, until it is closed. */
export function StorageUnavailableNotice() {
  const [isClosed, setClosed] = useState(false);
  if (!useIsStorageUnavailable() || isClosed) return null;
  return (
    <div role="status" className="no-print bg-saffron-wash text-sm">
      <div className="mx-auto flex max-w-page items-center justify-between gap-3 px-4 sm:px-6">
        <p className="py-2">
          This browser isn’t saving anything for this site. If you reload, what you typed is lost and your
          recipes load again.
        </p>
        <IconButton label="Close this note" onClick={() => setClosed(true)}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
