import { pause } from '@/lib/pause';

/**
 * The other end of the scripts in index.html, which paint what was written into the page when it was built, and note the
 * taps on it, before this code is there.
 */
interface FirstPaint {
  /** Whether what is painted is what the code begins with, letter by letter. */
  isWhole: boolean;
  /** The address that it is painted for, as the page's location has it. */
  hash: string;
  /** Where the person tapped what could not answer yet, in CSS pixels. */
  taps: [x: number, y: number][];
  /** Settles when the address has been painted, or what is needed for it did not come. */
  whenPainted: Promise<void>;
  /** Settles when the style sheet of all screens is there, or did not come. */
  whenStyled?: Promise<unknown>;
  /** The code of the screen, as addresses from the page: each file after those that it needs itself. */
  files?: readonly string[];
  /** Stops painting and noting. */
  stop: () => void;
}

declare global {
  var firstPaint: FirstPaint | undefined;
}

/** Takes over from the scripts in index.html. True where the page that is painted can be hydrated. */
export function takeOverFirstPaint(): boolean {
  const { firstPaint } = globalThis;
  firstPaint?.stop();
  // The code knows nothing of it.
  document.querySelector('main[inert]')?.removeAttribute('inert');
  // The page may have been sent elsewhere and not been told yet.
  return firstPaint?.isWhole === true && firstPaint.hash === window.location.hash;
}

/** Reads the code of the screen that is painted, a file at a time as they come: all at once was a long task on a phone. */
export async function readScreenCode(): Promise<void> {
  for (const file of globalThis.firstPaint?.files ?? []) {
    // Whoever shows the screen asks again, and says so.
    await import(/* @vite-ignore */ new URL(file, document.baseURI).href).catch(() => {});
    await pause();
  }
}

let isReady = false;

/** Milliseconds after the page answers in which the rest of it comes: what is below the first screen, its pictures. */
const settling = 600;

/**
 * Says, once, that the first screen answers to taps (performance.mark 'app-ready'), and answers to the last of those that
 * came before.
 */
export function markAppReady(): void {
  if (isReady) return;
  isReady = true;
  performance.mark('app-ready');
  // What moves for pleasure begins when a phone has nothing better to do.
  setTimeout(() => {
    document.documentElement.dataset.ready = '';
  }, settling);
  const { firstPaint } = globalThis;
  // A link that was followed after the scripts' last look and before the router's first: it is told of it now.
  if (firstPaint && firstPaint.hash !== window.location.hash)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  const [x, y] = firstPaint?.taps.at(-1) ?? [];
  if (x === undefined || y === undefined) return;
  const tapped = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('a, button, input, select, textarea, summary');
  tapped?.focus();
  tapped?.click();
}
