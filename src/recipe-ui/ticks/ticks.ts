import { createContext, useMemo } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, useSharedValue, writeSharedValue } from '@/lib/sharedStorage';

const ticksSchema = z.array(
  z.object({
    /** The recipe's `recipeKey`. */
    recipe: z.string(),
    /** Offsets of the ticked lines in the markdown of the list. */
    lines: z.array(z.int().min(0)),
  }),
);

const maxRecipes = 30;

/** The ticked lines of a recipe's ingredient list. */
interface Ticks {
  isTicked: (line: number) => boolean;
  toggle: (line: number) => void;
  isEmpty: boolean;
}

/** The ticks of the list around; null outside of ingredient lists. */
export const TicksContext = createContext<Ticks | null>(null);

/** Returns the ticks of a recipe (by its `recipeKey`), in sync on all screens and tabs. */
export function useTicks(owner: string, recipe: string): Ticks {
  const kept = useSharedValue(storageKeys.cooking(owner, 'ticks'), ticksSchema);
  return useMemo(() => {
    const lines = new Set(kept?.find((each) => each.recipe === recipe)?.lines);
    return {
      isTicked: (line) => lines.has(line),
      toggle: (line) => changeTicks(owner, recipe, (now) => toggled(now, line)),
      isEmpty: lines.size === 0,
    };
  }, [kept, owner, recipe]);
}

export const clearTicks = (owner: string, recipe: string): void => changeTicks(owner, recipe, () => []);

function changeTicks(owner: string, recipe: string, change: (lines: readonly number[]) => number[]): void {
  const key = storageKeys.cooking(owner, 'ticks');
  const kept = readSharedValue(key, ticksSchema) ?? [];
  const lines = change(kept.find((each) => each.recipe === recipe)?.lines ?? []);
  const others = kept.filter((each) => each.recipe !== recipe);
  const all = lines.length > 0 ? [{ recipe, lines }, ...others].slice(0, maxRecipes) : others;
  writeSharedValue(key, all.length > 0 ? all : null);
}

const toggled = (lines: readonly number[], line: number): number[] =>
  lines.includes(line) ? lines.filter((each) => each !== line) : [...lines, line];
