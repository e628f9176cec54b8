import type { ReactNode } from 'react';
import { countWithNoun } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import { noMealType } from '@/request/mealTypes';
import { cx } from '@/ui/cx';

interface RecipeDetailsProps {
  recipe: Recipe;
  /** Shown in place of the number of diners. */
  dinersControl?: ReactNode;
}

interface Detail {
  label: string;
  value: ReactNode;
  /** Takes a row of its own, because the text can be long. */
  isFullWidth?: boolean;
}

/** Shows minutes and diners of a recipe in one line, if known (claims 2.8, 2.64, 2.6). */
export function RecipeSummaryLine({ recipe: { tiempoCoccion, diners }, dinersControl }: RecipeDetailsProps) {
  if (tiempoCoccion === null && diners === null) return null;
  return (
    <ul className="flex min-h-8 items-center gap-1.5 text-[0.95rem] font-semibold tabular-nums print:min-h-0">
      {tiempoCoccion !== null && <li>{`${tiempoCoccion} min`}</li>}
      {diners !== null && (
        <li className="flex items-center gap-1.5 not-first:before:content-['·']">
          <span>serves</span> {dinersControl ?? diners}
        </li>
      )}
    </ul>
  );
}

/** Shows the details of a new recipe that are known (claim 2.9). */
export function RecipeDetails({ recipe, dinersControl }: RecipeDetailsProps) {
  const details = knownDetails(recipe, dinersControl);
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
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function knownDetails(
  { tiempoCoccion, diners, tipoReceta, tipoComida, necesidadesDiners }: Recipe,
  control: ReactNode,
): Detail[] {
  const details: Detail[] = [
    { label: 'Cooking Time', value: tiempoCoccion === null ? '' : countWithNoun(tiempoCoccion, 'minute') },
    { label: 'Number of Diners', value: diners === null ? '' : (control ?? String(diners)) },
    { label: 'Recipe Type', value: tipoReceta },
    { label: 'Meal Type', value: tipoComida === noMealType ? '' : tipoComida },
    { label: 'Additional Info', value: necesidadesDiners.trim(), isFullWidth: true },
  ];
  return details.filter(({ value }) => value !== '');
}
