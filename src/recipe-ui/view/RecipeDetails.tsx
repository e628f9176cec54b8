import type { ReactNode } from 'react';
import { countWithNoun } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import { noMealType } from '@/request/mealTypes';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import ChefHat from '~icons/lucide/chef-hat';
import Clock from '~icons/lucide/clock';
import MessageSquareText from '~icons/lucide/message-square-text';
import Users from '~icons/lucide/users';
import UtensilsCrossed from '~icons/lucide/utensils-crossed';

interface RecipeDetailsProps {
  recipe: Recipe;
  /** Shown in place of the number of diners. */
  dinersControl?: ReactNode;
}

interface Detail {
  icon: Icon;
  label: string;
  value: ReactNode;
  /** Takes a row of its own, because the text can be long. */
  isFullWidth?: boolean;
}

/** Shows minutes, diners and type of a recipe in one line, if known (claims 2.8, 2.64, 2.6). */
export function RecipeSummaryLine({ recipe, dinersControl }: RecipeDetailsProps) {
  const { tiempoCoccion, tipoReceta } = recipe;
  return (
    <ul className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.95rem] font-semibold tabular-nums print:min-h-0">
      {tiempoCoccion !== null && <li>{`${tiempoCoccion} min`}</li>}
      {recipe.diners !== null && (
        <li className="flex items-center gap-x-1.5 not-first:before:content-['·']">
          serves {dinersControl ?? recipe.diners}
        </li>
      )}
      {tipoReceta !== '' && (
        <li className="font-normal text-soft wrap-anywhere not-first:before:mr-2 not-first:before:content-['·']">
          {tipoReceta}
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
    <dl className="flex flex-wrap gap-x-4 gap-y-1 border-y border-line py-2 leading-snug not-print:@max-[340px]/recipe:grid not-print:@max-[340px]/recipe:grid-cols-2 print:gap-y-0.5 print:py-1.5">
      {details.map(({ icon: Icon, label, value, isFullWidth }) => (
        <div
          key={label}
          className={cx(
            'flex min-w-0 flex-wrap items-center gap-x-1.5 not-print:@max-[340px]/recipe:block',
            isFullWidth && 'basis-full not-print:@max-[340px]/recipe:col-span-full',
          )}
        >
          <dt className="flex items-center gap-1.5 text-sm text-soft">
            <Icon
              aria-hidden
              className="size-4.5 shrink-0 text-tomato-ink not-print:@max-[960px]/recipe:hidden"
            />
            {label}
          </dt>
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
    {
      icon: Clock,
      label: 'Cooking Time',
      value: tiempoCoccion === null ? '' : countWithNoun(tiempoCoccion, 'minute'),
    },
    {
      icon: Users,
      label: 'Number of Diners',
      value: diners === null ? '' : (control ?? String(diners)),
    },
    { icon: ChefHat, label: 'Recipe Type', value: tipoReceta },
    { icon: UtensilsCrossed, label: 'Meal Type', value: tipoComida === noMealType ? '' : tipoComida },
    { icon: MessageSquareText, label: 'Additional Info', value: necesidadesDiners.trim(), isFullWidth: true },
  ];
  return details.filter(({ value }) => value !== '');
}
