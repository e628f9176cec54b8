import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OpenRecipe } from './useOpenRecipe';

/** Shows a recipe step by step. Screens are handed it: the cooking view is a feature of its own. */
export type CookViewComponent = ComponentType<{ recipe: OpenRecipe; onExit: () => void }>;

/** What a screen of a recipe is handed. */
export interface RecipeScreenProps {
  /** Shown in the recipe's place at `?view=cook`. */
  cookView: CookViewComponent;
}

/** Whether the address asks for the steps, in the place of the screen: see `cookSearch`. */
export function useIsCooking(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'cook';
}

interface RecipeOrCookViewProps extends RecipeScreenProps {
  recipe: OpenRecipe;
  /** The recipe as its screen shows it. */
  children: ReactNode;
}

/** A recipe as its screen shows it, or step by step at `?view=cook`: opened, and checked, once for both. */
export function RecipeOrCookView({ recipe, cookView: CookView, children }: RecipeOrCookViewProps) {
  const isCooking = useIsCooking();
  const leave = useCookingTurn(isCooking);
  return isCooking ? <CookView recipe={recipe} onExit={leave} /> : children;
}

/**
 * The turn from the recipe to its steps and back: focus and sight go to the heading. Gives the way out of the steps,
 * which is Back where they were entered from here, so that the history holds no page twice.
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
