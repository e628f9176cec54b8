import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Whether a screen stands alone now. */
export const useIsPageFrameHidden = create(() => false);

/** Has the screen that calls it stand alone for as long as it is shown: whatever frames the page steps aside. */
export function useHidePageFrame(): void {
  // Before the first paint: the frame is never seen around it.
  useLayoutEffect(() => {
    useIsPageFrameHidden.setState(true);
    return () => useIsPageFrameHidden.setState(false);
  }, []);
}
