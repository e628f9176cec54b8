import { ClipboardCheck, SearchX } from 'lucide-react';
import { useId } from 'react';
import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { labelOf } from '@/profile/foodChoices';
import type { FoodHits } from '@/recipe/check/foodHits';
import { cx } from '@/ui/cx';
import { RetryAlert } from '@/ui/RetryAlert';
import { Skeleton } from '@/ui/Skeleton';
import type { OpenRecipe } from '../useOpenRecipe';
import { checkSummary } from './checkSummary';
import { FoodHitList } from './FoodHitList';

interface ProfileCheckPanelProps {
  recipe: OpenRecipe;
  headingLevel: 2 | 3 | 4;
  /** Goes to a place in the shown texts. */
  onJump: (place: FoodHits['places'][number]) => void;
}

/** What a recipe holds that the cook's profile lists: found, not found, or not to be checked. */
export function ProfileCheckPanel({ headingLevel, ...props }: ProfileCheckPanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-3xl border border-line bg-raised p-4 @md:p-5 @2xl:p-6 print:gap-1 print:rounded-none print:text-[10pt] print:p-0 print:border-0"
    >
      <Heading
        id={id}
        className="flex items-center gap-2.5 font-display text-xl leading-tight font-semibold print:text-[12pt]"
      >
        <ClipboardCheck aria-hidden className="size-6 shrink-0 text-tomato-ink print:size-4 print:text-ink" />
        Checked against your profile
      </Heading>
      <Outcome {...props} />
    </section>
  );
}

function Outcome({ recipe, onJump }: Omit<ProfileCheckPanelProps, 'headingLevel'>) {
  const { check, profileWait, regenerateWithout, onLogIn } = recipe;
  if (profileWait?.failure) {
    const { advice, isSessionOver } = profileWait.failure;
    return (
      <RetryAlert
        tone="info"
        advice={advice}
        isSessionOver={isSessionOver}
        onLogIn={onLogIn}
        retrying={profileWait.retrying}
        onRetry={profileWait.retry}
      >
        This recipe could not be checked: your profile could not be loaded.
      </RetryAlert>
    );
  }
  if (check.status === 'failed') {
    return (
      <RetryAlert tone="info" onRetry={check.retry}>
        This recipe could not be checked against your profile.
      </RetryAlert>
    );
  }
  const result = !profileWait && check.status === 'done' ? check.result : null;
  const profileCheck = result?.profileCheck;
  return (
    <>
      {/* There before it has words, or they would not be read out. */}
      <p role="status" className={cx('font-medium', !profileCheck && 'sr-only')}>
        {profileCheck && checkSummary(result)}
      </p>
      {profileCheck ? (
        <>
          {result.foods.length > 0 && (
            <FoodHitList foods={result.foods} onJump={onJump} onRegenerateWithout={regenerateWithout} />
          )}
          <CouldNotBeChecked {...profileCheck} />
          <CheckedEntries checked={profileCheck.checked} />
        </>
      ) : (
        <Checking />
      )}
    </>
  );
}

function Checking() {
  return (
    <div className="no-print grid gap-2">
      <p className="sr-only">Checking the recipe against your profile…</p>
      <Skeleton className="h-5 w-full max-w-96" />
      <Skeleton className="h-5 w-2/3 max-w-64" />
    </div>
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
