import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** True while a full-window screen hides navigation, footer and banner. */
export const useIsLayoutHidden = create(() => false);

/** Hides the page's frame while the calling component is mounted. */
export function useHideLayout(): void {
  // Before the first paint, so that the frame does not flash.
  useLayoutEffect(() => {
    useIsLayoutHidden.setState(true);
    return () => useIsLayoutHidden.setState(false);
  }, []);
}
