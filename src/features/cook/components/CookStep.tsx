import { donenessSentence } from '@/food/rules/doneness';
import { detectLanguageOrEnglish } from '@/food/text/language';
import type { Ingredient } from '@/food/types';
import { pluralize } from '@/lib/plural';
import type { StepIngredient } from '@/recipe/cooking/analyzeSteps';
import type { CookingStep } from '@/recipe/cookingSteps';
import { noSignsClass } from '@/recipe-ui/check/FoodMark';
import { TickableLine } from '@/recipe-ui/ticks/TickableItem';
import { type ShownRecipe, textOverlayProps } from '@/recipe-ui/useShownRecipe';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';
import Thermometer from '~icons/lucide/thermometer';

interface CookStepProps {
  shownRecipe: ShownRecipe;
  step: CookingStep | undefined;
  /** Counts from 1. */
  stepNumber: number;
  stepCount: number;
}

/** Shows the current step in large type, as a live region. */
export function CookStep({ shownRecipe, step, stepNumber, stepCount }: CookStepProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a step too long for the window is scrolled by keyboard, too.
    <section tabIndex={0} aria-live="polite" aria-atomic aria-label="Step" className="cook-step rounded-lg">
      {stepCount > 0 && (
        <p className="mb-1 font-semibold text-tomato-ink tabular-nums roomy:text-xl">{`Step ${stepNumber} of ${stepCount}`}</p>
      )}
      <div lang={step ? detectLanguageOrEnglish(step.text) : undefined}>
        <RecipeMarkdown
          key={stepNumber}
          className={noSignsClass}
          text={step ?? 'This recipe has no steps to follow.'}
          headingLevel={2}
          {...(step && textOverlayProps(shownRecipe, 'description', `-${stepNumber}`))}
        />
      </div>
    </section>
  );
}

/** Shows how to tell that foods are cooked through, for foods about which no step says so. */
export function DonenessReminders({
  shownRecipe,
  foods,
}: {
  shownRecipe: ShownRecipe;
  foods: readonly Ingredient[];
}) {
  const scale = shownRecipe.portions.units === 'us' ? 'F' : 'C';
  return foods.map((food) => (
    <p
      key={food.id}
      className="flex items-start gap-2 leading-snug font-semibold text-saffron-ink roomy:text-lg"
    >
      <Thermometer aria-hidden className="mt-0.5 size-5 shrink-0 roomy:size-6" />
      {donenessSentence(food, scale)}
    </p>
  ));
}

interface StepIngredientsProps {
  shownRecipe: ShownRecipe;
  ingredients: readonly StepIngredient[];
}

export function StepIngredients({ shownRecipe, ingredients }: StepIngredientsProps) {
  if (ingredients.length === 0) return null;
  const isMarked = ({ start, end }: StepIngredient['line']) =>
    shownRecipe.marks.ingredients.some((mark) => mark.start < end && mark.end > start);
  return (
    <section aria-label="For this step">
      <ul className="border-t border-line roomy:grid roomy:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] roomy:gap-x-8">
        {ingredients.map(({ line, itemOffset, otherSteps }) => {
          const text = (
            <>
              <RecipeMarkdown
                text={line}
                {...textOverlayProps(shownRecipe, 'ingredients', `-at-hand-${line.start}`)}
              />
              {otherSteps.length > 0 && (
                <span className="block text-sm text-soft">{`also in ${formatStepNumbers(otherSteps)}`}</span>
              )}
            </>
          );
          return (
            <li
              key={line.start}
              className="grid min-h-11 items-center border-b border-line py-[0.1rem] text-xl leading-[1.3] tabular-nums low:text-base"
            >
              {itemOffset === null ? (
                text
              ) : (
                <TickableLine
                  lineOffset={itemOffset}
                  {...(isMarked(line) ? { label: null, children: text } : { label: text })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const formatStepNumbers = (steps: readonly number[]): string =>
  `${pluralize(steps.length, 'step')} ${new Intl.ListFormat('en').format(steps.map(String))}`;
