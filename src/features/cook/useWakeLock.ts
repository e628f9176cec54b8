import { useEffect, useState } from 'react';

/** Keeps the screen on while mounted, if the browser can. Returns true while it does. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;

    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (left) return void acquired.release();
        lock = acquired;
        acquired.addEventListener('release', () => setHeld(false));
        setHeld(true);
      } catch {
        // Denied, or low battery: the screen turns off as usual.
      }
    };
    // The browser releases the lock when the page is hidden.
    const onVisibility = () => void acquire();

    void acquire();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);

  return held;
}
