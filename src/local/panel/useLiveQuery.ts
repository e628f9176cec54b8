import { useEffect, useState } from 'react';
import { subscribeToChanges } from '../store/changes';

/** A value read from the tables, read again whenever something changes. `read` must stay the same function. */
export function useLiveQuery<T>(read: () => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    let mounted = true;
    const refresh = async () => {
      const next = await read();
      if (mounted) setValue(() => next);
    };
    void refresh();
    const stop = subscribeToChanges(() => void refresh());
    return () => {
      mounted = false;
      stop();
    };
  }, [read]);

  return value;
}
