import { isOffline } from '@/lib/offline';
import { pathFromHash, preloadScreen } from './AppRoutes';

/** Events that fire about 100 ms before the click on a link. */
const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code of a link's screen on hover, focus or touch. */
export function prefetchOnIntent(): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    // Not while offline: browsers do not refetch a module that failed to load until the page is reloaded. The error
    // shows when the link is followed.
    if (link && !isOffline()) preloadScreen(pathFromHash(link.hash)).catch(() => {});
  };
  for (const name of intentEvents) document.addEventListener(name, handleIntent, { passive: true });
}
