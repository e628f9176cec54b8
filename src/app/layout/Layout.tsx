import { lazy, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useConsent } from '@/features/consent/consent';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { useIsPageFrameHidden } from '@/ui/pageFrame';
import { CookingTimers } from './CookingTimers';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { StorageUnavailableNote } from './StorageUnavailableNote';

const CookieBanner = lazy(() => import('@/features/consent/CookieBanner'));

/** The frame of every page: skip link, navigation, the screen, footer and cookie banner. One that fills the window has none. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isFullScreen = useIsPageFrameHidden();
  const consent = useConsent();
  // Ends what the scripts in index.html do, and what styles.css does for them, once their page is replaced.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.painted;
  }, []);
  return (
    <div className={cx('flex flex-col', isFullScreen ? 'h-dvh print:h-auto' : 'min-h-dvh')}>
      {!isFullScreen && (
        <>
          {/* A button, not a link: under hash routing '#main' would be a route. */}
          <button
            type="button"
            onClick={() => main.current?.focus()}
            className="sr-only z-50 rounded-full bg-aubergine px-5 py-3 font-semibold text-on-aubergine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
          >
            Skip to content
          </button>
          <NavBar />
          <StorageUnavailableNote />
        </>
      )}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={cx(
          'w-full flex-1 print:p-0',
          isFullScreen ? 'flex min-h-0 flex-col' : 'mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-12',
        )}
      >
        {children}
      </main>
      {!isFullScreen && (
        <>
          <Footer />
          {consent === null && (
            <LazyBoundary>
              <CookieBanner />
            </LazyBoundary>
          )}
        </>
      )}
      <CookingTimers />
    </div>
  );
}
