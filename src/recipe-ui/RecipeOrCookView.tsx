import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ShownRecipe } from './useShownRecipe';

/** The component that shows a recipe step by step. Passed as a prop, because features must not import each other. */
export type CookViewComponent = ComponentType<{ shownRecipe: ShownRecipe; onExit: () => void }>;

export interface ScreenWithCookViewProps {
  /** Shown in place of the recipe at `?view=cook`. */
  CookView: CookViewComponent;
}

/** True if the URL asks for the cooking view: see `cookViewSearch`. */
export function useIsCooking(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'cook';
}

interface RecipeOrCookViewProps extends ScreenWithCookViewProps {
  shownRecipe: ShownRecipe;
  children: ReactNode;
}

/** Shows a recipe's screen, or its cooking view at `?view=cook`. Both share the recipe's state, so that it is checked once. */
export function RecipeOrCookView({ shownRecipe, CookView, children }: RecipeOrCookViewProps) {
  const isCooking = useIsCooking();
  const exitCookView = useExitCookView(isCooking);
  return isCooking ? <CookView shownRecipe={shownRecipe} onExit={exitCookView} /> : children;
}

/**
 * Returns the function that closes the cooking view: by Back if it was opened from here, so that the history holds no
 * page twice. Moves focus and scroll position to the heading when the view opens or closes.
 */
function useExitCookView(isCooking: boolean): () => void {
  const { state } = useLocation();
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const wasCooking = useRef(isCooking);
  const wasOpenedHere = useRef(false);

  useEffect(() => {
    if (wasCooking.current === isCooking) return;
    wasCooking.current = isCooking;
    wasOpenedHere.current = isCooking;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isCooking]);

  return () => {
    if (wasOpenedHere.current) navigate(-1);
    else setParams({}, { replace: true, state });
  };
}
