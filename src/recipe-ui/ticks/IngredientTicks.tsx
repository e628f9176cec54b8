import { type ReactNode, useRef } from 'react';
import { recipeKey } from '@/recipe/recipeKey';
import { Button } from '@/ui/Button';
import type { OpenRecipe } from '../useOpenRecipe';
import { clearTicks, TicksContext, useTicks } from './ticks';

/** Has the lines of a recipe's ingredient list, shown inside, ticked off; and takes the ticks off again. */
export function IngredientTicks({ recipe, children }: { recipe: OpenRecipe; children: ReactNode }) {
  const key = recipeKey(recipe.recipe);
  const ticks = useTicks(recipe.owner, key);
  const list = useRef<HTMLDivElement>(null);
  return (
    <TicksContext value={ticks}>
      <div ref={list}>{children}</div>
      {!ticks.isEmpty && (
        <Button
          variant="quiet"
          className="no-print mt-2 -ml-3 min-h-11 px-3! text-base"
          onClick={() => {
            clearTicks(recipe.owner, key);
            // The button goes: the list it cleared is where to go on.
            list.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
          }}
        >
          Clear ticks
        </Button>
      )}
    </TicksContext>
  );
}
