import { useEffect, useState } from 'react';
import { subscribeToChanges } from '../store/changes';

/**
 * Returns the result of an async read of the tables, and repeats it after every change. `read` must keep its identity.
 */
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
