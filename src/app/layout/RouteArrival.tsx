import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/config/brand';

let arrivals = 0;

/**
 * Names the document and moves focus to the screen's heading when a route is entered, so that keyboard and screen
 * reader start where the eye does. Rendered beside the screen, inside its Suspense: it mounts when the screen does.
 */
export function RouteArrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new route moves focus, not a query or a re-render.
  useEffect(() => {
    arrivals += 1;
    // On the very first page, the browser's own start is right.
    if (arrivals === 1) return;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
