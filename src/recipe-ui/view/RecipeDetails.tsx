import { ChefHat, Clock, type LucideIcon, MessageSquareText, Users, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recipe } from '@/recipe/recipe';
import { noMealType } from '@/request/mealTypes';
import { cx } from '@/ui/cx';

interface Detail {
  icon: LucideIcon;
  label: string;
  value: string;
  /** Takes a row of its own: words of the cook's, of any length. */
  long?: boolean;
}

/** The details of a recipe (claims 2.92 to 2.96): what the recipe does not say is left out. */
export function RecipeDetails({ recipe, portions }: { recipe: Recipe; portions?: ReactNode }) {
  const details = detailsOf(recipe);
  if (details.length === 0 && !portions) return null;
  return (
    <div className="@container grid gap-5 border-y border-line py-5 print:gap-2 print:py-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 print:gap-y-2 @lg:flex @lg:flex-wrap @lg:gap-x-10">
        {details.map(({ icon: Icon, label, value, long }) => (
          <div key={label} className={cx('relative min-w-0 pl-9', long && 'col-span-2 basis-full')}>
            <dt className="text-sm text-soft">
              <Icon aria-hidden className="absolute top-1 left-0 size-6 text-tomato-ink" />
              {label}
            </dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {portions}
    </div>
  );
}

function detailsOf({ tiempoCoccion, diners, tipoReceta, tipoComida, necesidadesDiners }: Recipe): Detail[] {
  const details: Detail[] = [
    { icon: Clock, label: 'Cooking Time', value: tiempoCoccion === null ? '' : minutes(tiempoCoccion) },
    { icon: Users, label: 'Number of Diners', value: diners === null ? '' : String(diners) },
    { icon: ChefHat, label: 'Recipe Type', value: tipoReceta },
    { icon: UtensilsCrossed, label: 'Meal Type', value: tipoComida === noMealType ? '' : tipoComida },
    { icon: MessageSquareText, label: 'Additional Info', value: necesidadesDiners.trim(), long: true },
  ];
  return details.filter(({ value }) => value !== '');
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
