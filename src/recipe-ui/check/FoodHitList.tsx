import type { FoodHits } from '@/recipe/check/foodHits';
import type { RegenerateWithout } from '@/recipe/regenerate/leftOut';
import { DisclosureLine } from './DisclosureLine';
import { FoodHitRow } from './FoodHitRow';
import { RegenerateWithoutAll } from './RegenerateWithoutAll';

interface FoodHitListProps {
  foods: readonly FoodHits[];
  onJump: (place: FoodHits['places'][number]) => void;
  onRegenerateWithout?: RegenerateWithout | undefined;
}

/** Rows that are shown at once, so that the recipe is not far on a phone; more of them are a click away. */
const atOnce = 4;

/** Every food that meets the profile, gravest first; and a way round all that it holds for sure. */
export function FoodHitList({ foods, ...actions }: FoodHitListProps) {
  const rows = (some: readonly FoodHits[]) =>
    some.map((food) => <FoodHitRow key={food.id} food={food} {...actions} />);
  const more = foods.slice(atOnce);
  return (
    <div className="divide-y divide-line print:divide-y-0">
      <ul className="divide-y divide-line print:divide-y-0">{rows(foods.slice(0, atOnce))}</ul>
      {more.length > 0 && (
        <details className="group printed-whole">
          <DisclosureLine className="no-print">
            <span>{`And ${more.length} more`}</span>
          </DisclosureLine>
          <ul className="divide-y divide-line border-t border-line print:divide-y-0 print:border-0">
            {rows(more)}
          </ul>
        </details>
      )}
      {actions.onRegenerateWithout && (
        <RegenerateWithoutAll foods={foods} onRegenerateWithout={actions.onRegenerateWithout} />
      )}
    </div>
  );
}
