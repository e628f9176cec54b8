import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/config/brand';
import { focusIngredientsState } from '@/config/paths';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';

interface PageProps {
  /** Of the document, before the product's name. */
  title: string;
  children: ReactNode;
}

let hasArrived = false;

/**
 * Shows a screen, names the document and moves focus to the screen's heading, or to the field that navigation state asks
 * for, when a route is entered: keyboard and screen reader start there.
 */
export function Page({ title, children }: PageProps) {
  const { pathname, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string>(null);

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  useEffect(() => {
    // Only a new path moves focus: no query, no re-render, and no second run of this effect by StrictMode.
    if (shown.current === pathname) return;
    shown.current = pathname;
    // On the very first page, the browser's own start is right.
    if (!hasArrived) {
      hasArrived = true;
      performance.mark('app-ready');
      // The robot's animation starts now (mascot.css): each of its frames would hold up the start of a slow phone.
      document.documentElement.dataset.ready = '';
      return;
    }
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    const field = `main [name="${focusIngredientsState.focus}"]`;
    if (state?.focus === focusIngredientsState.focus && document.querySelector(field))
      return document.querySelector<HTMLElement>(field)?.focus();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, state, navigationType]);

  return children;
}

/**
 * A heading and some content, while a screen's code or its data loads.
 * @param isRetrying whether a first try has failed already
 */
export function PageSkeleton({ isRetrying = false }: { isRetrying?: boolean }) {
  return (
    <div className="grid gap-6">
      <LoadingNote isRetrying={isRetrying} />
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-4/5 max-w-measure" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
