import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { labelOf } from '@/profile/foodChoices';
import type { FoodHits } from '@/recipe/check/foodHits';
import SearchX from '~icons/lucide/search-x';
import { type FoodHitActions, FoodHitList } from './FoodHitList';

interface ProfileCheckPanelProps extends FoodHitActions {
  foods: readonly FoodHits[];
  profileCheck: ProfileCheck;
}

/** What a recipe holds that the cook's profile lists, what could not be checked, and what it was held against. */
export function ProfileCheckPanel({ foods, profileCheck, ...actions }: ProfileCheckPanelProps) {
  return (
    <>
      {foods.length > 0 && <FoodHitList foods={foods} {...actions} />}
      <CouldNotBeChecked {...profileCheck} />
      <CheckedEntries checked={profileCheck.checked} />
    </>
  );
}

/** What the check knows nothing about, so that silence never reads as approval. */
function CouldNotBeChecked({
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

/** What the recipe was held against, in the profile's words, and how far that can be relied on. */
function CheckedEntries({ checked }: Pick<ProfileCheck, 'checked'>) {
  const lists = [
    ['Intolerances', checked.intolerances.map(labelOf)],
    ['Diet', checked.diet === null ? [] : [labelOf(checked.diet)]],
    ['Avoided', checked.avoid.map(labelOf)],
    ['Disliked', checked.disliked],
    ['Health', checked.healthConditions.map(labelOf)],
  ] as const;
  const filled = lists.filter(([, entries]) => entries.length > 0);
  return (
    <div className="grid gap-1 text-sm text-soft print:text-[0.9em]">
      {filled.length === 0 ? (
        <p>Your profile lists nothing to look out for.</p>
      ) : (
        <p className="wrap-anywhere">
          What was checked:{' '}
          {filled.map(([label, entries], index) => (
            <span key={label}>
              {index > 0 && ' · '}
              {label}: <bdi>{entries.join(', ')}</bdi>
            </span>
          ))}
        </p>
      )}
      <p>
        Only the recipe’s words are read, so something may be missed. This is not medical advice: with an
        allergy, read every label.
      </p>
    </div>
  );
}
