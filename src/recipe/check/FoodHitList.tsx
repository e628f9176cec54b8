import type { LeftOut } from '../again/leftOut';
import { FoodHitRow } from './FoodHitRow';
import type { FoodHits } from './foodHits';

interface FoodHitListProps {
  foods: readonly FoodHits[];
  onJump: (place: FoodHits['places'][number]) => void;
  onAgainWithout?: ((leftOut: LeftOut) => void) | undefined;
}

/** Rows that are shown at once; more of them are a click away. */
const atOnce = 6;

/** Every food that meets the profile, gravest first. */
export function FoodHitList({ foods, ...actions }: FoodHitListProps) {
  const rows = (some: readonly FoodHits[]) =>
    some.map((food) => <FoodHitRow key={food.id} food={food} {...actions} />);
  const more = foods.slice(atOnce);
  return (
    <>
      <ul className="divide-y divide-line">{rows(foods.slice(0, atOnce))}</ul>
      {more.length > 0 && (
        <details className="printed-whole">
          <summary className="no-print min-h-11 py-2 font-semibold">{`And ${more.length} more`}</summary>
          <ul className="divide-y divide-line">{rows(more)}</ul>
        </details>
      )}
    </>
  );
}
