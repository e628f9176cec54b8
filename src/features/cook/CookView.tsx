import { useMemo, useRef, useState } from 'react';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipeText } from '@/recipe/recipeText';
import { unreadNotes } from '@/recipe/structuredText';
import { PortionsNote } from '@/recipe-ui/portions/PortionsNote';
import { markPrefix, type OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';
import { UnreadNote } from '@/recipe-ui/view/UnreadNote';
import { Dialog } from '@/ui/Dialog';
import { CookControls, CookProgress } from './components/CookControls';
import { CookHeader } from './components/CookHeader';
import { CookStep } from './components/CookStep';
import './cook.css';
import { useCookingStep, useStepKeys, useSwipe } from './useCookingStep';
import { useWakeLock } from './useWakeLock';

interface CookViewProps {
  recipe: OpenRecipe;
  onExit: () => void;
}

/** The hands-free cooking view: one step at a time in large type, turned by button, arrow key or swipe. */
export function CookView({ recipe, onExit }: CookViewProps) {
  const { texts, marks, portions } = recipe;
  const steps = useMemo(() => cookingSteps(parseRecipeText(texts.description)), [texts]);
  const [step, goTo] = useCookingStep(steps.length);
  const [ingredientsOpen, setIngredientsOpen] = useState(false);
  const screenStaysOn = useWakeLock();
  const unread = unreadNotes(recipe.recipe.unread).ingredients;
  const hasIngredients = `${texts.ingredients}${unread}`.trim() !== '';

  const next = () => goTo(step + 1);
  const previous = () => goTo(step - 1);
  const view = useRef<HTMLDivElement>(null);
  useStepKeys(view, { onNext: next, onPrevious: previous, onExit });
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  const ingredients = (where: string) => (
    <>
      <PortionsNote portions={portions} className="mb-2" />
      <RecipeMarkdown
        text={texts.ingredients}
        className="recipe-ingredients"
        marks={marks.ingredients}
        markPrefix={`${markPrefix(recipe, 'ingredients')}-${where}`}
        replacements={portions.shown.ingredients}
      />
      <UnreadNote>{unread}</UnreadNote>
    </>
  );
  return (
    <div ref={view} className="cook-view">
      <CookHeader
        recipe={recipe}
        onShowIngredients={hasIngredients ? () => setIngredientsOpen(true) : undefined}
        screenStaysOn={screenStaysOn}
        onExit={onExit}
      />
      {steps.length > 0 && <CookProgress step={step} count={steps.length} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" {...swipe}>
        <CookStep
          step={steps[step]}
          number={step + 1}
          count={steps.length}
          marks={marks.description}
          markPrefix={markPrefix(recipe, 'description')}
          replacements={portions.shown.description}
        />
        {hasIngredients && (
          <section aria-label="Ingredients" className="hidden lg:block">
            <h2 className="mb-3 text-xl">Ingredients</h2>
            {ingredients('beside')}
          </section>
        )}
      </div>
      <CookControls
        isFirst={step === 0}
        isLast={step >= steps.length - 1}
        onPrevious={previous}
        onNext={next}
        onDone={onExit}
      />
      {ingredientsOpen && (
        <Dialog title="Ingredients" closeLabel="Close ingredients" onClose={() => setIngredientsOpen(false)}>
          {ingredients('in-front')}
        </Dialog>
      )}
    </div>
  );
}
