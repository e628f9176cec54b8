import { isOffline } from '@/lib/offline';
import { loadScreen, pathFromHash } from './AppRoutes';

/** What comes before a click on a link, by some tenths of a second. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the screen behind a link as soon as somebody seems about to follow it. */
export function prefetchOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    // A module that failed is not asked for again in this page, and offline it would. A failure shows when the link is followed.
    if (link && !isOffline()) loadScreen(pathFromHash(link.hash)).catch(() => {});
  };
  for (const name of intents) document.addEventListener(name, preload, { passive: true });
}
