import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OpenRecipe } from './useOpenRecipe';

/** The component that shows a recipe step by step. Passed in, since features must not import each other. */
export type CookViewComponent = ComponentType<{ recipe: OpenRecipe; onExit: () => void }>;

export interface RecipeScreenProps {
  /** Shown in place of the recipe at `?view=cook`. */
  cookView: CookViewComponent;
}

/** Returns true if the URL asks for the cooking view: see `cookViewSearch`. */
export function useIsCooking(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'cook';
}

interface RecipeOrCookViewProps extends RecipeScreenProps {
  recipe: OpenRecipe;
  /** The recipe's screen. */
  children: ReactNode;
}

/** Shows a recipe's screen, or its cooking view at `?view=cook`. Both use the same opened recipe, which is checked once. */
export function RecipeOrCookView({ recipe, cookView: CookView, children }: RecipeOrCookViewProps) {
  const isCooking = useIsCooking();
  const leave = useCookingTurn(isCooking);
  return isCooking ? <CookView recipe={recipe} onExit={leave} /> : children;
}

/**
 * Moves focus and scroll position to the heading when the cooking view opens or closes. Returns the function that closes it:
 * by Back if it was opened from here, so that the history holds no page twice.
 */
function useCookingTurn(isCooking: boolean): () => void {
  const { state } = useLocation();
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = useRef(isCooking);
  const enteredHere = useRef(false);

  useEffect(() => {
    if (shown.current === isCooking) return;
    shown.current = isCooking;
    enteredHere.current = isCooking;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isCooking]);

  return () => {
    if (enteredHere.current) navigate(-1);
    else setParams({}, { replace: true, state });
  };
}
