import { SearchX } from 'lucide-react';
import type { ProfileCheck } from '@/food/check/checkAgainstProfile';

/** What the check knows nothing about, so that silence never reads as approval. */
export function CouldNotBeChecked({
  couldNotCheck,
  uncheckable,
}: Pick<ProfileCheck, 'couldNotCheck' | 'uncheckable'>) {
  if (couldNotCheck === null && uncheckable.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-2xl border border-dashed border-line-strong px-4 py-3 print:gap-0 print:border-0 print:p-0">
      <p className="flex items-center gap-2 font-semibold">
        <SearchX aria-hidden className="size-5 shrink-0 text-soft print:size-4" />
        Could not be checked
      </p>
      {couldNotCheck !== null && <p>{couldNotCheck}</p>}
      {uncheckable.length > 0 && (
        <ul className="list-disc pl-7 marker:text-soft">
          {uncheckable.map((line) => (
            <li key={line} dir="auto" className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
