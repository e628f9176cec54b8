import { pluralize } from '@/lib/plural';
import { longerStepMinutes } from '@/recipe/consistency/consistencyReport';
import type { Recipe } from '@/recipe/recipe';
import { noMealType } from '@/request/mealTypes';
import { defaultRecipeType } from '@/request/themes';
import { cx } from '@/ui/cx';
import type { RecipeCheckState } from '../useRecipeCheck';

interface RecipeDetailsProps {
  recipe: Recipe;
  /** The chosen number of diners; null if unknown. */
  diners: number | null;
  check: RecipeCheckState;
}

interface Detail {
  label: string;
  value: string;
  /** Takes a row of its own, because the text can be long. */
  isFullWidth?: boolean;
}

/** Shows minutes, diners and type of a recipe in one line, if known (claims 2.8, 2.64, 2.6). */
export function RecipeSummaryLine({ recipe, diners, check }: RecipeDetailsProps) {
  const { tipoReceta } = recipe;
  const facts = [
    cookingTime(recipe, check),
    diners === null ? '' : `serves ${diners}`,
    tipoReceta === defaultRecipeType ? '' : tipoReceta,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    // Clips the dot before the first fact of each line.
    <ul className="flex flex-wrap gap-x-4 overflow-x-clip text-[0.95rem] font-semibold tabular-nums">
      {facts.map((fact) => (
        <li
          key={fact}
          className="relative wrap-anywhere before:absolute before:-left-2.5 before:text-soft before:content-['·']"
        >
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Returns the minutes of a recipe, and those of its steps if they are clearly more: '65 min (asked for 30)'. */
export function cookingTime({ tiempoCoccion }: Recipe, check: RecipeCheckState, unit = 'min'): string {
  if (tiempoCoccion === null) return '';
  const steps = check.status === 'done' ? check.result.consistency.minutes.steps : null;
  const longer = longerStepMinutes(steps, tiempoCoccion);
  return longer === null ? `${tiempoCoccion} ${unit}` : `${longer} ${unit} (asked for ${tiempoCoccion})`;
}

/** Shows the details of a new recipe that are known (claim 2.9). */
export function RecipeDetails(props: RecipeDetailsProps) {
  const details = knownDetails(props);
  if (details.length === 0) return null;
  return (
    <dl className="mb-0.5 grid grid-cols-[auto_auto] justify-start gap-x-8 gap-y-0.5 border-y border-line py-1 leading-snug not-print:@max-[480px]/recipe:grid-cols-2 not-print:@max-[480px]/recipe:gap-x-4 print:flex print:flex-wrap print:gap-x-4 print:py-1.5">
      {details.map(({ label, value, isFullWidth }) => (
        <div
          key={label}
          className={cx(
            'flex min-w-0 flex-wrap items-center gap-x-1.5 not-print:@max-[480px]/recipe:block',
            isFullWidth && 'col-span-full print:basis-full',
          )}
        >
          <dt className="text-sm leading-tight text-soft">{label}</dt>
          <dd className={cx('tabular-nums wrap-anywhere', !isFullWidth && 'font-semibold')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function knownDetails({ recipe, diners, check }: RecipeDetailsProps): Detail[] {
  const { tiempoCoccion, tipoReceta, tipoComida, necesidadesDiners } = recipe;
  const details: Detail[] = [
    { label: 'Cooking Time', value: cookingTime(recipe, check, pluralize(tiempoCoccion ?? 0, 'minute')) },
    { label: 'Number of Diners', value: String(diners ?? '') },
    { label: 'Recipe Type', value: tipoReceta },
    { label: 'Meal Type', value: tipoComida === noMealType ? '' : tipoComida },
    { label: 'Additional Info', value: necesidadesDiners.trim(), isFullWidth: true },
  ];
  return details.filter(({ value }) => value !== '');
}
