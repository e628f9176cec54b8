import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { clearCookingProgress, cookViewPath } from '@/recipe/cooking/cookingProgress';
import { cookingSteps } from '@/recipe/cookingSteps';
import { recipeKey } from '@/recipe/recipeKey';
import { parseRecipeText } from '@/recipe/recipeText';
import { unreadableNotes } from '@/recipe/textFromJson';
import { PortionsNote } from '@/recipe-ui/portions/PortionsControl';
import { IngredientTicks } from '@/recipe-ui/ticks/IngredientTicks';
import { TicksContext, useTicks } from '@/recipe-ui/ticks/ticks';
import { type ShownRecipe, textOverlayProps } from '@/recipe-ui/useShownRecipe';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';
import { UnreadableNote } from '@/recipe-ui/view/UnreadableNote';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/Dialog';
import { useHideLayout } from '@/ui/layoutVisibility';
import { StepProgress } from '@/ui/StepProgress';
import { CookControls } from './components/CookControls';
import { CookFinish } from './components/CookFinish';
import { CookHeader } from './components/CookHeader';
import { CookStep, DonenessReminders, StepIngredients } from './components/CookStep';
import { CookWarnings } from './components/CookWarnings';
import { StepTimerButtons } from './components/StepTimerButtons';
import './cook.css';
import TimerBar from './timers/TimerBar';
import { useTimers } from './timers/timerStore';
import { useCookingStep, useStepShortcuts, useSwipeHandlers } from './useCookingStep';
import { useReadAloud } from './useReadAloud';
import { useStepAnalysis } from './useStepAnalysis';
import { useWakeLock } from './useWakeLock';

/** Shows a recipe one step at a time in large type. Buttons, arrow keys and swipes change the step. */
export default function CookView({ shownRecipe, onExit }: { shownRecipe: ShownRecipe; onExit: () => void }) {
  const { texts, ownerId } = shownRecipe;
  const key = recipeKey(shownRecipe.recipe);
  const steps = useMemo(() => cookingSteps(parseRecipeText(texts.description)), [texts]);
  // One type size for all steps (cook.css); a step that is longer than this scrolls.
  const longestStep = Math.min(Math.max(...steps.map(({ text }) => text.length), 1), 400);
  const [step, goTo] = useCookingStep(shownRecipe, steps.length);
  const [isFinished, setFinished] = useState(false);
  const [firstStep] = useState(step);
  const [isListOpen, setIsListOpen] = useState(false);
  const isScreenKeptOn = useWakeLock();
  const readAloud = useReadAloud(isFinished ? '' : (steps[step]?.text ?? ''));
  const analysis = useStepAnalysis(shownRecipe);
  const ticks = useTicks(ownerId, key);
  const hasTimers = useTimers(ownerId).length > 0;
  useHideLayout();

  const isLast = step >= steps.length - 1;
  const finish = () => {
    setFinished(true);
    clearCookingProgress(ownerId, key);
  };
  const next = () => {
    if (!isFinished && !isLast) goTo(step + 1);
  };
  const previous = () => {
    if (isFinished) setFinished(false);
    else if (step > 0) goTo(step - 1);
  };
  const view = useRef<HTMLDivElement>(null);
  useStepShortcuts(view, { onNext: next, onPrevious: previous, onExit });
  const swipeHandlers = useSwipeHandlers({ onLeft: next, onRight: previous });

  const scrollArea = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its top.
  useEffect(() => {
    scrollArea.current?.scrollTo?.(0, 0);
  }, [step]);
  return (
    <div
      ref={view}
      className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)_auto_auto] low:grid-cols-[auto_minmax(0,1fr)_auto] low:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
    >
      <CookHeader
        shownRecipe={shownRecipe}
        onShowIngredients={!isFinished && hasIngredients(shownRecipe) ? () => setIsListOpen(true) : undefined}
        readAloud={!isFinished && readAloud.canRead ? readAloud : null}
        isScreenKeptOn={!isFinished && isScreenKeptOn}
        onExit={onExit}
      />
      {steps.length > 0 && (
        <StepProgress
          label="Steps"
          step={step}
          count={steps.length}
          className="row-start-2 px-4 low:col-span-full roomy:px-8"
        />
      )}
      {isFinished ? (
        <CookFinish
          shownRecipe={shownRecipe}
          onBackToSteps={() => setFinished(false)}
          onBackToRecipe={onExit}
        />
      ) : (
        <div
          className="row-start-3 grid min-h-0 touch-pan-y grid-cols-1 grid-rows-1 low:col-start-2 print:block print:overflow-visible"
          {...swipeHandlers}
        >
          <div
            ref={scrollArea}
            className="cook-step-area flex flex-col gap-4 overflow-y-auto overscroll-contain p-4 pb-8 roomy:gap-7 roomy:px-8 roomy:pt-6 low:px-1 low:py-2 not-low:not-print:[mask-image:linear-gradient(to_top,transparent,#000_2rem)] print:block print:overflow-visible"
            style={{ '--longest-step': longestStep } as CSSProperties}
          >
            <div className="grid grid-cols-1 content-start gap-4 roomy:gap-6 low:gap-1">
              <CookWarnings shownRecipe={shownRecipe} isVisible={step === firstStep} />
              <CookStep
                shownRecipe={shownRecipe}
                step={steps[step]}
                stepNumber={step + 1}
                stepCount={steps.length}
              />
            </div>
            <div className="cook-step-aside grid grid-cols-1 content-start gap-4 roomy:gap-6 low:gap-2">
              <DonenessReminders
                shownRecipe={shownRecipe}
                foods={analysis[step]?.foodsWithoutDonenessCue ?? []}
              />
              <StepTimerButtons
                key={`timers-${step}`}
                ownerId={ownerId}
                recipe={{
                  key,
                  title: shownRecipe.title,
                  path: shownRecipe.recipe._id === '' ? null : cookViewPath(shownRecipe.recipe._id, step + 1),
                }}
                stepNumber={step + 1}
                text={steps[step]?.text ?? ''}
              />
              <TicksContext value={ticks}>
                <StepIngredients
                  key={`needs-${step}`}
                  shownRecipe={shownRecipe}
                  ingredients={analysis[step]?.ingredients ?? []}
                />
              </TicksContext>
            </div>
          </div>
        </div>
      )}
      {/* Above the buttons, which stay where they are when a timer starts. */}
      {hasTimers && (
        <TimerBar
          ownerId={ownerId}
          className={cx(
            'row-start-4 *:max-w-none roomy:*:px-8',
            isFinished ? 'low:col-span-full' : 'pb-0! low:col-start-2',
          )}
        />
      )}
      {!isFinished && (
        <CookControls
          isFirst={step === 0}
          isLast={isLast}
          onPrevious={previous}
          onNext={next}
          onDone={steps.length > 0 ? finish : onExit}
        />
      )}
      {isListOpen && (
        <Dialog title="Ingredients" closeLabel="Close ingredients" onClose={() => setIsListOpen(false)}>
          <IngredientList shownRecipe={shownRecipe} />
        </Dialog>
      )}
    </div>
  );
}

const hasIngredients = ({ texts, recipe }: ShownRecipe) =>
  `${texts.ingredients}${unreadableNotes(recipe.unread).ingredients}`.trim() !== '';

function IngredientList({ shownRecipe }: { shownRecipe: ShownRecipe }) {
  return (
    <>
      <PortionsNote portions={shownRecipe.portions} />
      <IngredientTicks shownRecipe={shownRecipe}>
        <RecipeMarkdown
          text={shownRecipe.texts.ingredients}
          className="recipe-ingredients"
          {...textOverlayProps(shownRecipe, 'ingredients')}
        />
      </IngredientTicks>
      <UnreadableNote>{unreadableNotes(shownRecipe.recipe.unread).ingredients}</UnreadableNote>
    </>
  );
}
