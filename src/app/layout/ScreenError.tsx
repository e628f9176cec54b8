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

/** Thrown if the code of a screen could not be loaded. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

const reload = () => window.location.reload();

/** Shows an error screen for a crash, or for code that could not be loaded. Never shows a stack. */
export function ScreenError({ error }: FallbackProps) {
  return error instanceof ScreenLoadError ? <LoadErrorScreen /> : <CrashScreen />;
}

/**
 * Reloads the page once per tab, or shows an error. After a deploy the old chunks are gone and a reload gets the new
 * version. Reloads only if no toast and no running mutation would be lost.
 */
function LoadErrorScreen() {
  const isOffline = useIsOffline();
  // A toast may hold the only link to an unsaved quick recipe.
  const { toasts } = useToasterStore();
  const client = useQueryClient();
  const isSafeToReload = () => toasts.length === 0 && client.isMutating() === 0;
  const [isReloading, setReloading] = useState(() => !isOffline && isSafeToReload());

  useEffect(() => {
    if (!isReloading) return;
    if (markAutomaticReload()) reload();
    else setReloading(false);
  }, [isReloading]);

  const reloadIfSafe = useEffectEvent(() => {
    if (isSafeToReload()) reload();
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
          <p>It will load by itself when you’re back online.</p>
        </MascotNotice>
      </Page>
    );
  return (
    <ErrorPage>
      This page didn’t load. Check your connection, then reload it. What you typed is kept.
    </ErrorPage>
  );
}

/** Returns true once per tab. False if the browser stores nothing, because the page would reload for ever. */
function markAutomaticReload(): boolean {
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
