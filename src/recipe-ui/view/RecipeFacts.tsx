import type { Recipe } from '@/recipe/recipe';
import { cx } from '@/ui/cx';
import Clock from '~icons/lucide/clock';
import Users from '~icons/lucide/users';

interface RecipeFactsProps {
  recipe: Pick<Recipe, 'tiempoCoccion' | 'diners'>;
  /** In a line of small type, the number of diners without a word that is seen. */
  compact?: boolean;
}

/** The minutes and the diners of a recipe on a card; what it does not say is left out. */
export function RecipeFacts({ recipe: { tiempoCoccion, diners }, compact = false }: RecipeFactsProps) {
  const fact = cx('flex items-center', compact ? 'gap-1.5' : 'gap-2');
  const icon = compact ? 'size-4' : 'size-4.5';
  const dinersWord = diners === 1 ? 'diner' : 'diners';
  return (
    <ul
      className={cx(
        'flex text-soft tabular-nums',
        compact ? 'gap-4 text-sm' : 'flex-wrap gap-x-4 gap-y-1 max-sm:text-sm sm:gap-x-5',
      )}
    >
      {tiempoCoccion !== null && (
        <li className={fact}>
          <Clock aria-hidden className={icon} />
          {tiempoCoccion} min
        </li>
      )}
      {diners !== null && (
        <li className={fact}>
          <Users aria-hidden className={icon} />
          {diners} {compact ? <span className="sr-only">{dinersWord}</span> : dinersWord}
        </li>
      )}
    </ul>
  );
}
