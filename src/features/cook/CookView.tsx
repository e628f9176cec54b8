import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { clearCookingProgress, cookViewPath } from '@/recipe/cooking/cookingProgress';
import { cookingSteps } from '@/recipe/cookingSteps';
import { recipeKey } from '@/recipe/recipeKey';
import { parseRecipeText } from '@/recipe/recipeText';
import { unreadableNotes } from '@/recipe/textFromJson';
import { PortionsNote } from '@/recipe-ui/portions/PortionsControl';
import { IngredientTicks } from '@/recipe-ui/ticks/IngredientTicks';
import { TicksContext, useTicks } from '@/recipe-ui/ticks/ticks';
import { type OpenRecipe, textOverlayProps } from '@/recipe-ui/useOpenRecipe';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';
import { UnreadableNote } from '@/recipe-ui/view/UnreadableNote';
import { Dialog } from '@/ui/Dialog';
import { useHideLayout } from '@/ui/layoutVisibility';
import { CookControls, CookProgress } from './components/CookControls';
import { CookFinish } from './components/CookFinish';
import { CookHeader, CookWarnings } from './components/CookHeader';
import { CookStep, DonenessReminders, StepIngredients } from './components/CookStep';
import { StepTimerButtons } from './components/StepTimerButtons';
import './cook.css';
import { useCookingStep, useStepKeys, useSwipe } from './useCookingStep';
import { useFittingFontSize } from './useFittingFontSize';
import { useReadAloud } from './useReadAloud';
import { useStepFacts } from './useStepFacts';
import { useWakeLock } from './useWakeLock';

/** Shows a recipe one step at a time in large type. Buttons, arrow keys and swipes change the step. */
export default function CookView({ recipe, onExit }: { recipe: OpenRecipe; onExit: () => void }) {
  const { texts, owner } = recipe;
  const key = recipeKey(recipe.recipe);
  const steps = useMemo(() => cookingSteps(parseRecipeText(texts.description)), [texts]);
  const [step, goTo] = useCookingStep(recipe, steps.length);
  const [isFinished, setFinished] = useState(false);
  const [firstStep] = useState(step);
  const [ingredientsOpen, setIngredientsOpen] = useState(false);
  const screenStaysOn = useWakeLock();
  const reading = useReadAloud(isFinished ? '' : (steps[step]?.text ?? ''));
  const facts = useStepFacts(recipe);
  const ticks = useTicks(owner, key);
  useHideLayout();

  const isLast = step >= steps.length - 1;
  const finish = () => {
    setFinished(true);
    clearCookingProgress(owner, key);
  };
  const next = () => {
    if (!isFinished && !isLast) goTo(step + 1);
  };
  const previous = () => {
    if (isFinished) setFinished(false);
    else if (step > 0) goTo(step - 1);
  };
  const view = useRef<HTMLDivElement>(null);
  useStepKeys(view, { onNext: next, onPrevious: previous, onExit });
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  const page = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { marks, portions } = recipe;
  const type = useFittingFontSize(
    page,
    useMemo(
      () => [steps, facts, marks, portions.replacements, isFinished],
      [steps, facts, marks, portions.replacements, isFinished],
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its top.
  useEffect(() => {
    area.current?.scrollTo?.(0, 0);
  }, [step]);
  const showStep = (at: number, isMeasured = false) => (
    <>
      <div className="cook-step-main">
        <CookWarnings recipe={recipe} isVisible={isMeasured || at === firstStep} />
        <CookStep recipe={recipe} step={steps[at]} stepNumber={at + 1} stepCount={steps.length} />
      </div>
      <div className="cook-step-aside">
        <DonenessReminders recipe={recipe} foods={facts[at]?.toCookThrough ?? []} />
        <StepTimerButtons
          key={`timers-${at}`}
          owner={owner}
          recipe={{
            key,
            title: recipe.title,
            path: recipe.recipe._id === '' ? null : cookViewPath(recipe.recipe._id, at + 1),
          }}
          stepNumber={at + 1}
          text={steps[at]?.text ?? ''}
          isMeasuringCopy={isMeasured}
        />
        <TicksContext value={ticks}>
          <StepIngredients key={`needs-${at}`} recipe={recipe} ingredients={facts[at]?.ingredients ?? []} />
        </TicksContext>
      </div>
    </>
  );
  return (
    <div ref={view} className="cook-view">
      <CookHeader
        recipe={recipe}
        onShowIngredients={hasIngredients(recipe) ? () => setIngredientsOpen(true) : undefined}
        readAloud={reading.canRead ? reading : null}
        isScreenKeptOn={screenStaysOn}
        onExit={onExit}
      />
      {steps.length > 0 && <CookProgress step={step} count={steps.length} />}
      {isFinished ? (
        <CookFinish recipe={recipe} onBackToSteps={() => setFinished(false)} onBackToRecipe={onExit} />
      ) : (
        <>
          <div ref={page} className="cook-step-frame" {...swipe}>
            <div
              ref={area}
              className="cook-step-area"
              style={{ '--step-font-size': type.sizes[step] } as CSSProperties}
            >
              {showStep(step)}
            </div>
            {type.isMeasuring &&
              steps.map(({ start }, at) => (
                <div key={start} aria-hidden inert className="cook-step-area cook-measuring-copy">
                  {showStep(at, true)}
                </div>
              ))}
          </div>
          <CookControls
            isFirst={step === 0}
            isLast={isLast}
            onPrevious={previous}
            onNext={next}
            onDone={steps.length > 0 ? finish : onExit}
          />
        </>
      )}
      {ingredientsOpen && (
        <Dialog title="Ingredients" closeLabel="Close ingredients" onClose={() => setIngredientsOpen(false)}>
          <WholeList recipe={recipe} />
        </Dialog>
      )}
    </div>
  );
}

const hasIngredients = ({ texts, recipe }: OpenRecipe) =>
  `${texts.ingredients}${unreadableNotes(recipe.unread).ingredients}`.trim() !== '';

/** Shows the recipe's whole ingredient list. */
function WholeList({ recipe }: { recipe: OpenRecipe }) {
  return (
    <>
      <PortionsNote portions={recipe.portions} />
      <IngredientTicks recipe={recipe}>
        <RecipeMarkdown
          text={recipe.texts.ingredients}
          className="recipe-ingredients"
          {...textOverlayProps(recipe, 'ingredients')}
        />
      </IngredientTicks>
      <UnreadableNote>{unreadableNotes(recipe.recipe.unread).ingredients}</UnreadableNote>
    </>
  );
}
