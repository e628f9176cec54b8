import { useEffect, useState } from 'react';
import { subscribeToChanges } from '../store/changes';

/** Returns the result of an async read of the tables, and repeats it after every change. `read` must keep its identity. */
export function useLiveQuery<T>(read: () => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial);

  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      const next = await read();
      if (isMounted) setValue(() => next);
    };
    void refresh();
    const unsubscribe = subscribeToChanges(() => void refresh());
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [read]);

  return value;
}
