import type { Mark } from '@/recipe/check/marks';
import type { StepIngredient } from '@/recipe/cooking/stepIngredients';
import type { Replacements } from '@/recipe/portions/replacements';
import { TickableLine } from '@/recipe-ui/ticks/TickableItem';
import { RecipeMarkdown } from '@/recipe-ui/view/RecipeMarkdown';

interface StepIngredientsProps {
  ingredients: readonly StepIngredient[];
  /** Of the whole list. */
  marks: readonly Mark[];
  markPrefix: string;
  /** Amounts for as many as it is cooked for, in the whole list. */
  replacements: Replacements;
}

/** What the step at hand takes, with amounts: the lines of the list itself, with their ticks. */
export function StepIngredients({ ingredients, marks, markPrefix, replacements }: StepIngredientsProps) {
  if (ingredients.length === 0) return null;
  return (
    <section aria-label="For this step" className="cook-needs">
      <ul>
        {ingredients.map(({ line, item, otherSteps }) => {
          const text = (
            <>
              <RecipeMarkdown
                text={line}
                marks={marks}
                markPrefix={`${markPrefix}-${line.start}`}
                replacements={replacements}
              />
              {otherSteps.length > 0 && (
                <span className="block text-sm text-soft">{`also in ${stepsInWords(otherSteps)}`}</span>
              )}
            </>
          );
          return (
            <li key={line.start}>{item === null ? text : <TickableLine line={item}>{text}</TickableLine>}</li>
          );
        })}
      </ul>
    </section>
  );
}

const stepsInWords = (steps: readonly number[]): string =>
  `${steps.length === 1 ? 'step' : 'steps'} ${new Intl.ListFormat('en').format(steps.map(String))}`;
