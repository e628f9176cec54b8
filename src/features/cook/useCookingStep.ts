import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCookingProgress, saveCookingProgress } from '@/recipe/cooking/cookingProgress';
import { recipeKey } from '@/recipe/recipeKey';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

/**
 * The step being cooked, from 0, kept in the address (from 1) and in the browser: a phone that was put down for twenty
 * minutes reloads the page, and the cook who comes back through the recipe goes on where they were.
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
  // The address follows a little later: two quick presses are two steps.
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  }, [step]);

  const id = recipe._id;
  useEffect(() => {
    // Who only looks in at the first step has not begun.
    const hasBegun = step > 0 || readCookingProgress(owner).some((place) => place.recipe === key);
    if (hasBegun) saveCookingProgress(owner, { recipe: key, id, title, step: step + 1, count });
  }, [owner, key, id, title, step, count]);

  const goTo = (wanted: number) => {
    // Where to is told from where the cook is seen to be: 'one more' than that.
    const next = clampStep(latest.current + wanted - step, count);
    latest.current = next;
    setParams(
      (current) => ({ ...Object.fromEntries(current), step: String(next + 1) }),
      // The recipe may have been handed to this screen: nothing else holds it.
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [step, goTo];
}

/** The nearest step there is. */
function clampStep(step: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, count - 1));
}

interface StepKeys {
  onNext: () => void;
  onPrevious: () => void;
  onExit: () => void;
}

/** Arrow keys turn the steps, Escape leaves. Keys are for what has the focus: in a menu, a panel or a dialog, its own. */
export function useStepKeys(view: RefObject<HTMLElement | null>, handlers: StepKeys): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeantFor(view.current, event)) return;
    // With a modifier the browser means something else: Alt and an arrow is Back.
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

/** Whether a key is pressed on a view, or on nothing in particular, and no dialog stands in front of it. */
function isMeantFor(view: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!view || !(target instanceof Node) || document.querySelector('dialog[open]')) return false;
  return view.contains(target) || target.contains(view);
}

/** Shorter than this, in CSS pixels, a touch is a tap or a slip of a wet finger. */
const minSwipePx = 48;

/** Touch handlers that tell a swipe to the left or right from a tap, a scroll or a pinch. */
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
