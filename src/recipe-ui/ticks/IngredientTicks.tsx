import { type PropsWithChildren, useRef } from 'react';
import { recipeKey } from '@/recipe/recipeKey';
import { Button } from '@/ui/Button';
import type { ShownRecipe } from '../useShownRecipe';
import { clearTicks, TicksContext, useTicks } from './ticks';

/** Shows checkboxes in the lines of the ingredient list inside, and a button that clears them. */
export function IngredientTicks({ shownRecipe, children }: PropsWithChildren<{ shownRecipe: ShownRecipe }>) {
  const { recipe, ownerId } = shownRecipe;
  const key = recipeKey(recipe);
  const ticks = useTicks(ownerId, key);
  const list = useRef<HTMLDivElement>(null);
  return (
    <TicksContext value={ticks}>
      <div ref={list}>{children}</div>
      {!ticks.isEmpty && (
        <Button
          variant="quiet"
          className="no-print mt-2 -ml-3 min-h-11 px-3! text-base"
          onClick={() => {
            clearTicks(ownerId, key);
            // The focused button disappears, so focus moves to the list.
            list.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
          }}
        >
          Clear ticks
        </Button>
      )}
    </TicksContext>
  );
}
