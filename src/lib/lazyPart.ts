import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { lazyImport } from './lazyImport';

/** A part of the page whose code can be asked for before it is shown. */
type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => void };

/** In the place of a part while its code is on its way, and where that does not come; nothing when left out. */
interface StandIns {
  waiting?: ReactNode;
  failed?: ReactNode;
}

/** A part of the page in a chunk of its own. Where that does not come, it is asked for again when the part is next shown. */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { waiting, failed }: StandIns = {},
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const begin = async () => {
    try {
      Loaded ??= (await lazyImport(load))[name];
    } catch (error) {
      console.error(`${name} could not be loaded.`, error);
    }
  };
  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => Loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Shown) return;
      let isWanted = true;
      void begin().then(() => {
        if (!isWanted) return;
        setShown(() => Loaded);
        setHasFailed(!Loaded);
      });
      return () => {
        isWanted = false;
      };
    }, [Shown]);
    if (Shown) return createElement(Shown, props);
    return hasFailed ? failed : waiting;
  }
  return Object.assign(Part, { preload: () => void begin() });
}
