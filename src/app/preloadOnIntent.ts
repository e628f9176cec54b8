import { preloadScreen, routeOf } from './AppRoutes';

/** What comes before a click on a link, by some tenths of a second. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the screen behind a link as soon as somebody seems about to follow it. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    // Where it does not come, whoever follows the link is told.
    if (link) preloadScreen(routeOf(link.hash)).catch(() => {});
  };
  for (const name of intents) document.addEventListener(name, preload, { passive: true });
}
