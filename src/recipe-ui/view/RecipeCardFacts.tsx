import { countWithNoun, pluralize } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import { cx } from '@/ui/cx';
import Clock from '~icons/lucide/clock';
import Users from '~icons/lucide/users';

interface CardFactsProps {
  recipe: Pick<Recipe, 'tiempoCoccion' | 'diners'>;
  /** Small type; the word 'diners' is only for screen readers. */
  isCompact?: boolean;
}

export function RecipeCardFacts({ recipe: { tiempoCoccion, diners }, isCompact = false }: CardFactsProps) {
  const fact = cx('flex items-center', isCompact ? 'gap-1.5' : 'gap-2');
  const icon = isCompact ? 'size-4' : 'size-4.5';
  return (
    <ul
      className={cx(
        'flex text-soft tabular-nums',
        isCompact ? 'gap-4 text-sm' : 'flex-wrap gap-x-4 gap-y-1 max-sm:text-sm sm:gap-x-5',
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
          {isCompact ? (
            <>
              {diners} <span className="sr-only">{pluralize(diners, 'diner')}</span>
            </>
          ) : (
            countWithNoun(diners, 'diner')
          )}
        </li>
      )}
    </ul>
  );
}
