import { useEffect, useState } from 'react';

/** Keeps the screen on while mounted, if the browser can. Returns true while it is kept on. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isUnmounted = false;

    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isUnmounted) return void acquired.release();
        lock = acquired;
        acquired.addEventListener('release', () => setIsHeld(false));
        setIsHeld(true);
      } catch {
        // Denied, or low battery: the screen turns off as usual.
      }
    };
    // The browser releases the lock when the page is hidden.
    const handleVisibilityChange = () => void acquire();

    void acquire();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      void lock?.release();
    };
  }, []);

  return isHeld;
}
