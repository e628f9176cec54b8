import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { labelOf } from '@/food/labels';

/** What a recipe was held against, in the profile's words, and how far that can be relied on. */
export function CheckedAgainst({ checked }: Pick<ProfileCheck, 'checked'>) {
  const lists = [
    ['Intolerances', checked.intolerances.map(labelOf)],
    ['Diet', checked.diet === null ? [] : [labelOf(checked.diet)]],
    ['Avoided', checked.avoid.map(labelOf)],
    ['Disliked', checked.disliked],
    ['Health', checked.healthConditions.map(labelOf)],
  ] as const;
  const told = lists.filter(([, values]) => values.length > 0);
  return (
    <div className="grid gap-1 text-sm text-soft print:text-[0.9em]">
      {told.length === 0 ? (
        <p>Your profile lists nothing to look out for.</p>
      ) : (
        <p className="wrap-anywhere">
          What was checked:{' '}
          {told.map(([label, values], index) => (
            <span key={label}>
              {index > 0 && ' · '}
              {label}: <bdi>{values.join(', ')}</bdi>
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
