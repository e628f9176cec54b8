import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ShownRecipe } from './useShownRecipe';

type CookViewComponent = ComponentType<{ shownRecipe: ShownRecipe; onExit: () => void }>;

/** The component that shows a recipe step by step. A context, because features must not import each other. */
export const CookViewContext = createContext<CookViewComponent>(() => null);

/** True if the URL asks for the cooking view: see `cookViewSearch`. */
export function useIsCooking(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'cook';
}

interface RecipeOrCookViewProps {
  shownRecipe: ShownRecipe;
  children: ReactNode;
}

/** Shows a recipe's screen, or its cooking view at `?view=cook`. Both share the recipe's state, so that it is checked once. */
export function RecipeOrCookView({ shownRecipe, children }: RecipeOrCookViewProps) {
  const CookView = use(CookViewContext);
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
