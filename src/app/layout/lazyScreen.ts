import { type ComponentType, createElement, lazy, useState } from 'react';
import { lazyImport } from '@/lib/lazyImport';

/** Thrown by a screen whose code did not come. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

const failedLoads = new Set<() => void>();

/** Has every screen whose code did not come load it again, the next time that it is shown. */
export function loadFailedScreensAgain(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

const waiting = new Set<() => void>();

/** Tells when the code of a screen has come that was to be shown without it. Call the result to hear no more. */
export function onScreenLoaded(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** What has code that can be asked for before it is shown. */
export interface Preloadable {
  /** Begins to load the code; settles when the screen can be shown at once. Rejects where it does not come. */
  preload: () => Promise<void>;
}

type LazyScreen<Props extends object> = ComponentType<Props> & Preloadable;

/** A screen in a chunk of its own. Unlike one of React's `lazy`, it can be loaded again where that failed. */
export function lazyScreen<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyScreen<Props> {
  let hasFailed = false;
  let Loaded: ComponentType<Props> | null = null;
  const loadScreen = async () => {
    Loaded = (await lazyImport(load))[name];
    return Loaded;
  };
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        if (hasFailed) loadFailedStylesAgain();
        const screen = { default: await loadScreen() };
        for (const listener of waiting) listener();
        return screen;
      } catch (cause) {
        hasFailed = true;
        failedLoads.add(() => {
          Screen = begin();
        });
        throw new ScreenNotLoaded(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    });
  let Screen = begin();
  function LazyScreen(props: Props) {
    // What is there already is shown without a wait. A screen that is open stays the one that it is.
    const [Shown] = useState(() => Loaded ?? Screen);
    return createElement(Shown, props);
  }
  return Object.assign(LazyScreen, {
    preload: async () => {
      if (!Loaded) Loaded = (await load())[name];
    },
  });
}

/** The bundler asks for a style sheet once, and takes one that failed for one that is there. */
function loadFailedStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue;
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = link.href;
    again.crossOrigin = link.crossOrigin;
    link.replaceWith(again);
  }
}
