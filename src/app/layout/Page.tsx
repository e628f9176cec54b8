import { type ReactNode, Suspense, useEffect, useReducer, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { onBackOnline, useIsOffline } from '@/lib/online';
import { Button, buttonClass } from '@/ui/Button';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { Notice } from '@/ui/Notice';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import { markAppReady } from './firstPaint';
import { loadFailedScreensAgain, onScreenLoaded, type Preloadable, ScreenNotLoaded } from './lazyScreen';

interface PageProps {
  /** Of the document, before the product's name. */
  title: string;
  /** The screen that is likely to be shown after this one: it is got ready. */
  next?: Preloadable | undefined;
  children: ReactNode;
}

/** What stands around every screen: a skeleton while its code loads, a way out when it crashes, title and focus. */
export function Page({ title, next, children }: PageProps) {
  const { key } = useLocation();
  // As soon as it can be: by itself, React leaves a skeleton for a third of a second.
  const [, showScreen] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onScreenLoaded(showScreen), []);
  // Going elsewhere leaves a crash behind.
  return (
    <ErrorBoundary
      onReset={loadFailedScreensAgain}
      fallbackRender={({ error, resetErrorBoundary }) =>
        error instanceof ScreenNotLoaded ? <NotLoadedScreen onRetry={resetErrorBoundary} /> : <CrashScreen />
      }
      resetKeys={[key]}
    >
      <Suspense fallback={<PageSkeleton />}>
        {children}
        <RouteArrival title={title} next={next} />
      </Suspense>
    </ErrorBoundary>
  );
}

let arrivals = 0;

/**
 * Names the document and moves focus to the screen's heading when a route is entered, so that keyboard and screen
 * reader start where the eye does. Rendered beside the screen, inside its Suspense: it mounts when the screen does.
 */
function RouteArrival({ title, next }: Omit<PageProps, 'children'>) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  useEffect(() => {
    // Where it does not come, whoever goes there is told.
    next?.preload().catch(() => {});
  }, [next]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new route moves focus, not a query or a re-render.
  useEffect(() => {
    arrivals += 1;
    markAppReady();
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

/**
 * A heading and some content, while a screen's code is on its way, or what it waits for.
 * @param isSlow whether a first try has failed already
 */
export function PageSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className="grid gap-6">
      <LoadingNote isSlow={isSlow} />
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-4/5 max-w-measure" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

/** Shown instead of a screen whose code did not come; it tries again by itself when the network is back. */
function NotLoadedScreen({ onRetry }: { onRetry: () => void }) {
  const isOffline = useIsOffline();
  const latestRetry = useRef(onRetry);
  useEffect(() => {
    latestRetry.current = onRetry;
  });
  useEffect(() => onBackOnline(() => latestRetry.current()), []);
  return (
    <Notice
      mood={puzzled}
      level={1}
      title={isOffline ? 'You are offline' : 'Something boiled over'}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {!isOffline && (
            <Button look="secondary" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOffline
          ? 'This page comes by itself when you are back online.'
          : 'This page did not arrive. Check your connection, then try again. What you typed is kept.'}
      </p>
    </Notice>
  );
}

/** Shown instead of a screen that crashed: never a blank page, never a stack. */
function CrashScreen() {
  return (
    <Notice
      mood={puzzled}
      level={1}
      title="Something boiled over"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <a href={`#${paths.home}`} className={buttonClass('secondary')}>
            Go to Home
          </a>
        </>
      }
    >
      <p>This page could not be shown. What you typed is kept: reload the page, or start again from Home.</p>
    </Notice>
  );
}
