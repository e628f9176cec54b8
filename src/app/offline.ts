import { workerMessages } from '@/config/workerMessages';
import { holdReload } from '@/lib/lazyImport';
import { idle } from '@/lib/sliced';
import { workerAddress } from './trustedTypes';

/** Milliseconds for the rest of what the page shows: a hundred files would come between, and hold up what is read and tapped. */
const headStart = 500;

/**
 * Has the browser keep the product for visits without a network. Reports a newer version once it is ready: the page
 * stays on its own until it is asked to go on, and never runs on files of both. Nothing where browsers have no such thing.
 */
export async function keepForOffline(onUpdate: (goOn: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await new Promise((resolve) => setTimeout(resolve, headStart));
  await idle();
  const registration = await serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      // This page's own reload: with one that the product begins by itself, it would be two.
      holdReload();
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage(workerMessages.update);
    });
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first one ever replaces nothing.
      if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
    });
  });
}

/** Has the pictures dropped that were kept of somebody's recipes. */
export function forgetKeptPictures(): void {
  navigator.serviceWorker?.controller?.postMessage(workerMessages.forgetPerson);
}
