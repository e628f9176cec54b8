import { type ReactNode, useRef } from 'react';
import { CookieBanner } from '@/features/consent/CookieBanner';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { NothingKeptNote } from './NothingKeptNote';

/** The frame of every page: skip link, navigation, the screen, footer and cookie banner. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <div className="flex min-h-dvh flex-col">
      {/* A button, not a link: under hash routing '#main' would be a route. */}
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only z-50 rounded-full bg-aubergine px-5 py-3 font-semibold text-on-aubergine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </button>
      <NavBar />
      <NothingKeptNote />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 sm:py-12 print:p-0"
      >
        {children}
      </main>
      <Footer />
      <CookieBanner />
    </div>
  );
}
