import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCookingProgress, saveCookingProgress } from '@/recipe/cooking/cookingProgress';
import { recipeKey } from '@/recipe/recipeKey';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';

/**
 * Returns the current step, from 0, and a function that changes it. The step is in the URL (from 1) and in storage,
 * because phones reload background pages after some minutes.
 */
export function useCookingStep(
  { recipe, title, ownerId }: ShownRecipe,
  count: number,
): [step: number, goTo: (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const key = recipeKey(recipe);
  const [savedStep] = useState(
    () => readCookingProgress(ownerId).find((each) => each.recipe === key)?.step ?? 1,
  );
  const step = clampStep(Number(params.get('step') ?? savedStep) - 1, count);
  // The URL may change only after a second press.
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  }, [step]);

  const id = recipe._id;
  useEffect(() => {
    // Looking at the first step does not count as progress.
    const hasBegun = step > 0 || readCookingProgress(ownerId).some((progress) => progress.recipe === key);
    if (hasBegun) saveCookingProgress(ownerId, { recipe: key, id, title, step: step + 1, count });
  }, [ownerId, key, id, title, step, count]);

  const goTo = (target: number) => {
    // Relative to the step on screen, which may be behind `latestStep`.
    const next = clampStep(latestStep.current + target - step, count);
    latestStep.current = next;
    setParams(
      (current) => ({ ...Object.fromEntries(current), step: String(next + 1) }),
      // Keeps the navigation state: it may hold the only copy of the recipe.
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [step, goTo];
}

function clampStep(step: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, count - 1));
}

interface StepKeyHandlers {
  onNext: () => void;
  onPrevious: () => void;
  onExit: () => void;
}

/** Changes the step with the arrow keys, and leaves the view with Escape. Menus, panels and dialogs handle their own keys. */
export function useStepShortcuts(view: RefObject<HTMLElement | null>, handlers: StepKeyHandlers): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyForView(view.current, event)) return;
    // Keys with a modifier belong to the browser: Alt and an arrow go back.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') handlers.onNext();
    else if (event.key === 'ArrowLeft') handlers.onPrevious();
    else if (event.key === 'Escape') handlers.onExit();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** True if a key was pressed in the view or outside of any control, and no dialog is open. */
function isKeyForView(view: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!view || !(target instanceof Node) || document.querySelector('dialog[open]')) return false;
  return view.contains(target) || target.contains(view);
}

/** Shorter horizontal movements count as taps. */
const minSwipePx = 48;

/** Returns touch handlers that detect swipes to the left and right. Ignores taps, scrolling and pinching. */
export function useSwipeHandlers({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const right = touch.clientX - from.x;
      const down = touch.clientY - from.y;
      if (Math.abs(right) < minSwipePx || Math.abs(right) < Math.abs(down) * 1.5) return;
      if (right < 0) onLeft();
      else onRight();
    },
  };
}
