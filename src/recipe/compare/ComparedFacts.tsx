import { cx } from '@/ui/cx';
import type { Recipe } from '../recipe';

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

/** The facts of two recipes in a table, what differs in bold. */
export function ComparedFacts({ former, now }: Sides) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Facts of the former and the new recipe</caption>
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          <td className="w-20 sm:w-32" />
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Former
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(([label, value]) => {
          const [before, after] = [value(former), value(now)];
          return (
            <tr key={label} className="border-b border-line align-baseline tabular-nums">
              <th scope="row" className="py-1.5 pr-3 text-sm font-normal text-soft">
                {label}
              </th>
              <td dir="auto" className="py-1.5 pr-3 wrap-anywhere">
                {before}
              </td>
              <td dir="auto" className={cx('py-1.5 wrap-anywhere', before !== after && 'font-semibold')}>
                {after}
                {before !== after && <span className="sr-only"> (changed)</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
