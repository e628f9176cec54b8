import { useEffect, useState } from 'react';

/** Keeps the screen on while mounted, where the browser can; says whether it does. */
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
        // Low battery or not allowed: the screen goes dark as usual.
      }
    };
    // The browser takes the lock away whenever the page is hidden.
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
