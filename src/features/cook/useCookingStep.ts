import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCookingProgress, saveCookingProgress } from '@/recipe/cooking/cookingProgress';
import { recipeKey } from '@/recipe/recipeKey';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

/**
 * Returns the current step, from 0. It is in the URL (from 1) and in the browser's storage, because phones reload a
 * page that was in the background for some minutes.
 */
export function useCookingStep(
  { recipe, title, owner }: OpenRecipe,
  count: number,
): [step: number, goTo: (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const key = recipeKey(recipe);
  const [begun] = useState(() => readCookingProgress(owner).find((place) => place.recipe === key)?.step ?? 1);
  const step = clampStep(Number(params.get('step') ?? begun) - 1, count);
  // The URL updates later than a second press.
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  }, [step]);

  const id = recipe._id;
  useEffect(() => {
    // Looking at the first step is no progress.
    const hasBegun = step > 0 || readCookingProgress(owner).some((place) => place.recipe === key);
    if (hasBegun) saveCookingProgress(owner, { recipe: key, id, title, step: step + 1, count });
  }, [owner, key, id, title, step, count]);

  const goTo = (wanted: number) => {
    // Relative to the step on screen, which may be behind `latest`.
    const next = clampStep(latest.current + wanted - step, count);
    latest.current = next;
    setParams(
      (current) => ({ ...Object.fromEntries(current), step: String(next + 1) }),
      // Keeps the navigation state: it may hold the only copy of the recipe.
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [step, goTo];
}

/** Returns the nearest existing step. */
function clampStep(step: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, count - 1));
}

interface StepKeys {
  onNext: () => void;
  onPrevious: () => void;
  onExit: () => void;
}

/** Arrow keys change the step, Escape leaves the view. Menus, panels and dialogs keep their own keys. */
export function useStepKeys(view: RefObject<HTMLElement | null>, handlers: StepKeys): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeantFor(view.current, event)) return;
    // With a modifier, the keys are the browser's: Alt and an arrow is Back.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') handlers.onNext();
    else if (event.key === 'ArrowLeft') handlers.onPrevious();
    else if (event.key === 'Escape') handlers.onExit();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** True if a key was pressed in the view or outside of any control, and no dialog is open. */
function isMeantFor(view: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!view || !(target instanceof Node) || document.querySelector('dialog[open]')) return false;
  return view.contains(target) || target.contains(view);
}

/** Shorter touches are taps, or slips of a wet finger. */
const minSwipePx = 48;

/** Returns touch handlers that tell swipes to the left and right from taps, scrolling and pinching. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
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
