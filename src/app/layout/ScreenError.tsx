import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useToasterStore } from 'react-hot-toast/headless';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { useIsOffline } from '@/lib/offline';
import { Button, buttonClass } from '@/ui/Button';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { Page, PageSkeleton } from './Page';

/** Thrown by a screen whose code could not be loaded. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

const reload = () => window.location.reload();

/** Shown instead of a screen that crashed or whose code could not be loaded: never a blank page, never a stack. */
export function ScreenError({ error }: FallbackProps) {
  return error instanceof ScreenLoadError ? <NotLoadedScreen /> : <CrashScreen />;
}

/**
 * A browser asks for a module that failed only after a reload. After a deploy a reload brings the new version, so the
 * page reloads by itself, once per tab, if nothing that lives in its memory would be lost.
 */
function NotLoadedScreen() {
  const isOffline = useIsOffline();
  // A toast may hold the only link to an unsaved quick recipe.
  const { toasts } = useToasterStore();
  const client = useQueryClient();
  const isSafe = () => toasts.length === 0 && client.isMutating() === 0;
  const [isReloading, setReloading] = useState(() => !isOffline && isSafe());

  useEffect(() => {
    if (!isReloading) return;
    if (claimAutomaticReload()) reload();
    else setReloading(false);
  }, [isReloading]);

  const reloadIfSafe = useEffectEvent(() => {
    if (isSafe()) reload();
  });
  useEffect(() => {
    const handleOnline = () => reloadIfSafe();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  if (isReloading) return <PageSkeleton />;
  if (isOffline)
    return (
      <Page title="You are offline">
        <MascotNotice mood={puzzled} headingLevel={1} title="You are offline">
          <p>This page comes by itself when you are back online.</p>
        </MascotNotice>
      </Page>
    );
  return (
    <ErrorPage>
      This page did not arrive. Check your connection, then reload the page. What you typed is kept.
    </ErrorPage>
  );
}

/** True once per tab. False where the browser stores nothing: the reloads would have no end. */
function claimAutomaticReload(): boolean {
  try {
    if (window.sessionStorage.getItem(storageKeys.reloadedAt) !== null) return false;
    window.sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function CrashScreen() {
  return (
    <ErrorPage
      action={
        <a href={`#${paths.home}`} className={buttonClass('secondary')}>
          Go to Home
        </a>
      }
    >
      This page could not be shown. What you typed is kept: reload the page, or start again from Home.
    </ErrorPage>
  );
}

/** What happened, with a button that reloads the page and perhaps one more action. */
function ErrorPage({ action, children }: { action?: ReactNode; children: string }) {
  const title = 'Something went wrong';
  return (
    <Page title={title}>
      <MascotNotice
        mood={puzzled}
        headingLevel={1}
        title={title}
        actions={
          <>
            <Button onClick={reload}>Reload the page</Button>
            {action}
          </>
        }
      >
        <p>{children}</p>
      </MascotNotice>
    </Page>
  );
}
