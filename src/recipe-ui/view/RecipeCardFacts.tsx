import { countWithNoun } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import Clock from '~icons/lucide/clock';
import Users from '~icons/lucide/users';

export function RecipeCardFacts({ recipe: { tiempoCoccion, diners } }: { recipe: Recipe }) {
  const fact = 'flex items-center gap-2';
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft tabular-nums max-sm:text-sm">
      {tiempoCoccion !== null && (
        <li className={fact}>
          <Clock aria-hidden className="size-4.5" />
          {tiempoCoccion} min
        </li>
      )}
      {diners !== null && (
        <li className={fact}>
          <Users aria-hidden className="size-4.5" />
          {countWithNoun(diners, 'diner')}
        </li>
      )}
    </ul>
  );
}
