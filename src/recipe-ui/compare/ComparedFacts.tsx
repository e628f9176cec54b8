import { PencilLine } from 'lucide-react';
import type { Recipe } from '@/recipe/recipe';
import { cx } from '@/ui/cx';
import { sideTitle } from './columns';

interface Sides {
  former: Recipe;
  now: Recipe;
}

const facts: readonly (readonly [label: string, value: (recipe: Recipe) => string])[] = [
  ['Minutes', ({ tiempoCoccion }) => String(tiempoCoccion ?? '–')],
  ['Diners', ({ diners }) => String(diners ?? '–')],
  ['Type', ({ tipoReceta }) => tipoReceta || '–'],
  ['Meal', ({ tipoComida }) => tipoComida || '–'],
  ['Note', ({ necesidadesDiners }) => necesidadesDiners.trim() || '–'],
];

const cell = 'py-1.5 align-baseline wrap-anywhere';
/** Room for a sign beside what differs, as the ingredients have it. */
const signCell = 'hidden align-baseline @2xl:table-cell';

/** The facts of two recipes in a table, what differs in bold. */
export function ComparedFacts({ former, now }: Sides) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Facts of the former and the new recipe</caption>
      <thead>
        <tr className="border-b border-line">
          <td className="w-20 @2xl:w-36" />
          <th scope="col" className={cx('pr-3 pb-2 @2xl:pr-0', sideTitle.former)}>
            Former
          </th>
          <td aria-hidden className={cx(signCell, 'w-13')} />
          <th scope="col" className={cx('pb-2', sideTitle.now)}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(([label, value]) => {
          const [before, after] = [value(former), value(now)];
          const isOther = before !== after;
          return (
            <tr key={label} className="border-b border-line tabular-nums">
              <th scope="row" className={cx(cell, 'pr-3 font-normal text-soft')}>
                {label}
              </th>
              <td dir="auto" className={cx(cell, 'pr-3 @2xl:pr-0', isOther && 'text-soft')}>
                {before}
              </td>
              <td aria-hidden className={signCell}>
                {isOther && <PencilLine className="mx-auto size-4.5 translate-y-0.5 text-saffron-ink" />}
              </td>
              <td dir="auto" className={cx(cell, isOther && 'font-semibold')}>
                {after}
                {isOther && <span className="sr-only"> (changed)</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
