import { lazy, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useConsent } from '@/features/consent/consent';
import { cx } from '@/ui/cx';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { useIsLayoutHidden } from '@/ui/layoutVisibility';
import { CookingTimers } from './CookingTimers';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { StorageUnavailableNotice } from './StorageUnavailableNotice';

const CookieBanner = lazy(() => import('@/features/consent/CookieBanner'));

/** Shows the frame of every page: skip link, navigation, screen, footer and cookie banner. Full-window screens hide it. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isLayoutHidden = useIsLayoutHidden();
  const consent = useConsent();
  // The scripts in index.html and styles.css treat the page as prerendered while `data-expected-user` is set.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.expectedUser;
  }, []);
  return (
    <div className={cx('flex flex-col', isLayoutHidden ? 'h-dvh print:h-auto' : 'min-h-dvh')}>
      {!isLayoutHidden && (
        <>
          {/* A button, not a link: with a hash router '#main' would be a route. */}
          <button
            type="button"
            onClick={() => main.current?.focus()}
            className="sr-only z-50 rounded-full bg-aubergine px-5 py-3 font-semibold text-on-aubergine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
          >
            Skip to content
          </button>
          <NavBar />
          <StorageUnavailableNotice />
        </>
      )}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={cx(
          'w-full flex-1 print:p-0',
          isLayoutHidden ? 'flex min-h-0 flex-col' : 'mx-auto max-w-page px-4 py-5 sm:px-6 sm:py-12',
        )}
      >
        {children}
      </main>
      {!isLayoutHidden && (
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
