import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { env } from '@/config/env';
import { ingredientList } from '@/recipe/ingredients';
import { RecipeMarkdown } from '@/recipe/RecipeMarkdown';
import type { Recipe } from '@/recipe/recipe';
import { cookingSteps } from '@/recipe/steps';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/Dialog';
import { CookHeader } from './components/CookHeader';
import { StepProgress } from './components/StepProgress';
import './cook.css';
import { useStep } from './useStep';
import { useStepKeys } from './useStepKeys';
import { useSwipe } from './useSwipe';
import { useWakeLock } from './useWakeLock';

interface CookViewProps {
  recipe: Recipe;
  onExit: () => void;
}

/** The hands-free cooking view: one step at a time in large type, turned by button, arrow key or swipe. */
export function CookView({ recipe, onExit }: CookViewProps) {
  const steps = cookingSteps(recipe.descripcionReceta);
  const [step, goTo] = useStep(steps.length);
  const [ingredientsOpen, setIngredientsOpen] = useState(false);
  const screenStaysOn = useWakeLock();
  const ingredients = ingredientList(recipe.ingredientes);
  const isLast = step >= steps.length - 1;

  const next = () => goTo(step + 1);
  const previous = () => goTo(step - 1);
  useStepKeys({ onNext: next, onPrevious: previous, onExit, enabled: !ingredientsOpen });
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  return (
    <div className="cook-view">
      <CookHeader
        description={recipe.descripcionReceta}
        onShowIngredients={ingredients === '' ? undefined : () => setIngredientsOpen(true)}
        screenStaysOn={screenStaysOn}
        onExit={onExit}
      />
      {steps.length > 0 && <StepProgress step={step} count={steps.length} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" {...swipe}>
        <section aria-live="polite" aria-atomic aria-label="Step" className="cook-step">
          {steps.length > 0 && (
            <p className="mb-4 font-semibold text-tomato-ink tabular-nums">{`Step ${step + 1} of ${steps.length}`}</p>
          )}
          <RecipeMarkdown
            key={step}
            text={steps[step] ?? 'This recipe has no steps to follow.'}
            headingLevel={2}
          />
        </section>
        {ingredients !== '' && (
          <section aria-label="Ingredients" className="hidden lg:block">
            <h2 className="mb-3 text-xl">Ingredients</h2>
            <RecipeMarkdown text={ingredients} className="recipe-ingredients" />
          </section>
        )}
      </div>
      {/* Local mode keeps a pill in the corner below. */}
      <div className={cx('cook-controls', env().backend === 'local' && 'cook-controls-raised')}>
        <Button look="secondary" aria-disabled={step === 0 || undefined} onClick={previous}>
          <ArrowLeft aria-hidden className="size-6" />
          Previous
        </Button>
        <Button onClick={isLast ? onExit : next}>
          {isLast ? 'Done' : 'Next'}
          {isLast ? <Check aria-hidden className="size-6" /> : <ArrowRight aria-hidden className="size-6" />}
        </Button>
      </div>
      {ingredientsOpen && (
        <Dialog title="Ingredients" closeLabel="Close ingredients" onClose={() => setIngredientsOpen(false)}>
          <RecipeMarkdown text={ingredients} className="recipe-ingredients" />
        </Dialog>
      )}
    </div>
  );
}
