import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyImport } from './lazyImport';

/** A part of the page whose code can be asked for before it is shown. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => void };

/** A part of the page in a chunk of its own: nothing until that is there, and nothing where it does not come. */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
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
    useEffect(() => {
      if (Shown) return;
      let isWanted = true;
      void begin().then(() => isWanted && setShown(() => Loaded));
      return () => {
        isWanted = false;
      };
    }, [Shown]);
    return Shown && createElement(Shown, props);
  }
  return Object.assign(Part, { preload: () => void begin() });
}
