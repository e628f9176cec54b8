import { countWithNoun } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import { cx } from '@/ui/cx';
import Clock from '~icons/lucide/clock';
import Users from '~icons/lucide/users';

interface RecipeCardFactsProps {
  recipe: Recipe;
  withType?: boolean;
}

/** Shows minutes, diners and, if wanted, the type in one line, on phones then without icons. */
export function RecipeCardFacts({ recipe, withType = false }: RecipeCardFactsProps) {
  const { tiempoCoccion, diners, tipoReceta } = recipe;
  const fact = 'flex shrink-0 items-center gap-1.5';
  const iconClass = cx('size-4', withType && 'max-sm:hidden');
  return (
    <ul className="flex gap-x-3 text-sm text-soft tabular-nums">
      {tiempoCoccion !== null && (
        <li className={fact}>
          <Clock aria-hidden className={iconClass} />
          {tiempoCoccion} min
        </li>
      )}
      {diners !== null && (
        <li className={fact}>
          <Users aria-hidden className={iconClass} />
          {countWithNoun(diners, 'diner')}
        </li>
      )}
      {withType && tipoReceta !== '' && (
        <li className="min-w-0 truncate font-semibold text-tomato-ink">{tipoReceta}</li>
      )}
    </ul>
  );
}
