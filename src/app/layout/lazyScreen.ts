import { type ComponentType, createElement, lazy } from 'react';
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

/** A screen in a chunk of its own. Unlike one of React's `lazy`, it can be loaded again where that failed. */
export function lazyScreen<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  let hasFailed = false;
  const begin = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        if (hasFailed) loadFailedStylesAgain();
        return { default: (await lazyImport(load))[name] };
      } catch (cause) {
        hasFailed = true;
        failedLoads.add(() => {
          Screen = begin();
        });
        throw new ScreenNotLoaded(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    });
  let Screen = begin();
  return function LazyScreen(props: Props) {
    return createElement(Screen, props);
  };
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
