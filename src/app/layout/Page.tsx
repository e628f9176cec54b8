import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/config/brand';
import { focusIngredientsState } from '@/config/paths';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';

interface PageProps {
  /** Document title without the product's name. */
  title: string;
  children: ReactNode;
}

let hasShownFirstPage = false;

/**
 * Sets the document title and, when a route is entered, moves the focus to the screen's heading or to the field named
 * in navigation state, for keyboard and screen reader users. Shows its children.
 */
export function Page({ title, children }: PageProps) {
  const { pathname, state } = useLocation();
  const navigationType = useNavigationType();
  const handledLocation = useRef<string>(null);

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  useEffect(() => {
    // Skips changes of the query, re-renders and StrictMode's second effect. A regenerated recipe keeps the path.
    const location = `${pathname} ${state?._id ?? ''}`;
    if (handledLocation.current === location) return;
    handledLocation.current = location;
    // The first page keeps the browser's initial focus.
    if (!hasShownFirstPage) {
      hasShownFirstPage = true;
      performance.mark('app-ready');
      // Starts the mascot's animation (mascot/parts.tsx); earlier, each frame would delay the start on a slow phone.
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
 * Shows grey shapes for a heading and content while code or data loads.
 * @param isRetrying True after a first failed attempt.
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
