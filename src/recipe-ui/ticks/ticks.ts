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

type Ticks = ReturnType<typeof useTicks>;

/** The ticks of the surrounding ingredient list; null outside of one. */
export const TicksContext = createContext<Ticks | null>(null);

/** Returns the ticks of a recipe (by its `recipeKey`), in sync on all screens and tabs. */
export function useTicks(ownerId: string, recipe: string) {
  const storedTicks = useSharedValue(storageKeys.cooking(ownerId, 'ticks'), ticksSchema);
  return useMemo(() => {
    const lines = new Set(storedTicks?.find((each) => each.recipe === recipe)?.lines);
    return {
      isTicked: (lineOffset: number) => lines.has(lineOffset),
      toggle: (lineOffset: number) => updateTicks(ownerId, recipe, (now) => toggleLine(now, lineOffset)),
      isEmpty: lines.size === 0,
    };
  }, [storedTicks, ownerId, recipe]);
}

export const clearTicks = (ownerId: string, recipe: string): void => updateTicks(ownerId, recipe, () => []);

function updateTicks(ownerId: string, recipe: string, change: (lines: readonly number[]) => number[]): void {
  const key = storageKeys.cooking(ownerId, 'ticks');
  const storedTicks = readSharedValue(key, ticksSchema) ?? [];
  const lines = change(storedTicks.find((each) => each.recipe === recipe)?.lines ?? []);
  const others = storedTicks.filter((each) => each.recipe !== recipe);
  const all = lines.length > 0 ? [{ recipe, lines }, ...others].slice(0, maxRecipes) : others;
  writeSharedValue(key, all.length > 0 ? all : null);
}

const toggleLine = (lines: readonly number[], lineOffset: number): number[] =>
  lines.includes(lineOffset) ? lines.filter((each) => each !== lineOffset) : [...lines, lineOffset];
