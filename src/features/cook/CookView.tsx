import { useMemo, useState } from 'react';
import { cookingSteps } from '@/recipe/steps';
import { markPrefix, type OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';
import { Dialog } from '@/ui/Dialog';
import { CookControls } from './components/CookControls';
import { CookHeader } from './components/CookHeader';
import { CookStep } from './components/CookStep';
import { StepProgress } from './components/StepProgress';
import './cook.css';
import { useStep } from './useStep';
import { useStepKeys } from './useStepKeys';
import { useSwipe } from './useSwipe';
import { useWakeLock } from './useWakeLock';

interface CookViewProps {
  reading: OpenRecipe;
  onExit: () => void;
}

/** The hands-free cooking view: one step at a time in large type, turned by button, arrow key or swipe. */
export function CookView({ reading, onExit }: CookViewProps) {
  const { texts, marks } = reading;
  const steps = useMemo(() => cookingSteps(texts.description), [texts]);
  const [step, goTo] = useStep(steps.length);
  const [ingredientsOpen, setIngredientsOpen] = useState(false);
  const screenStaysOn = useWakeLock();
  const hasIngredients = texts.ingredients.trim() !== '';

  const next = () => goTo(step + 1);
  const previous = () => goTo(step - 1);
  useStepKeys({ onNext: next, onPrevious: previous, onExit, enabled: !ingredientsOpen });
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  const ingredients = (where: string) => (
    <RecipeMarkdown
      text={texts.ingredients}
      className="recipe-ingredients"
      marks={marks.ingredients}
      markPrefix={`${markPrefix(reading, 'ingredients')}-${where}`}
    />
  );
  return (
    <div className="cook-view">
      <CookHeader
        reading={reading}
        onShowIngredients={hasIngredients ? () => setIngredientsOpen(true) : undefined}
        screenStaysOn={screenStaysOn}
        onExit={onExit}
      />
      {steps.length > 0 && <StepProgress step={step} count={steps.length} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" {...swipe}>
        <CookStep
          step={steps[step]}
          number={step + 1}
          count={steps.length}
          marks={marks.description}
          markPrefix={markPrefix(reading, 'description')}
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
