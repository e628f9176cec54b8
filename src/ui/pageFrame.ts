import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** True while a full-window screen hides navigation, footer and banner. */
export const useIsPageFrameHidden = create(() => false);

/** Hides the page's frame while the calling component is mounted. */
export function useHidePageFrame(): void {
  // Before the first paint, so that the frame does not flash.
  useLayoutEffect(() => {
    useIsPageFrameHidden.setState(true);
    return () => useIsPageFrameHidden.setState(false);
  }, []);
}
