import { languageOfText } from '@/food/text/language';
import type { Mark } from '@/recipe/check/marks';
import type { CookingStep } from '@/recipe/cookingSteps';
import type { Replacements } from '@/recipe/portions/replacements';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';

interface CookStepProps {
  /** Undefined where the recipe has none. */
  step: CookingStep | undefined;
  /** From 1. */
  number: number;
  count: number;
  /** Of the whole description. */
  marks: readonly Mark[];
  markPrefix: string;
  /** Of the whole description. */
  replacements: Replacements;
}

/** The step at hand, in type to be read from across the worktop, read out when it turns. */
export function CookStep({ step, number, count, marks, markPrefix, replacements }: CookStepProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a step too long for the window is scrolled by keyboard, too.
    <section tabIndex={0} aria-live="polite" aria-atomic aria-label="Step" className="cook-step">
      {count > 0 && (
        <p className="mb-1 font-semibold text-tomato-ink tabular-nums">{`Step ${number} of ${count}`}</p>
      )}
      <div lang={step ? languageOfText(step.text) : undefined}>
        <RecipeMarkdown
          key={number}
          text={step ?? 'This recipe has no steps to follow.'}
          headingLevel={2}
          marks={step ? marks : []}
          markPrefix={`${markPrefix}-${number}`}
          replacements={step ? replacements : []}
        />
      </div>
    </section>
  );
}
