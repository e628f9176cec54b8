import { Fragment, type ReactNode, useId } from 'react';
import type { FoodHits } from '@/recipe/check/foodHits';
import { markId } from '@/recipe/check/marks';
import { cx } from '@/ui/cx';
import { DisclosureLine } from '@/ui/DisclosureLine';
import type { Icon } from '@/ui/icon';
import { RetryAlert } from '@/ui/RetryAlert';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import OctagonAlert from '~icons/lucide/octagon-alert';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { checkSummary } from './checkSummary';
import { gradeLooks } from './GradeChip';
import { HonestyStrip } from './HonestyStrip';
import { ProfileCheckPanel } from './ProfileCheckPanel';
import { type Concern, type Verdict, type VerdictTone, verdictOf } from './verdict';

/**
 * What was found out about a recipe, in proportion: one line when all is well, the gravest first when not; how it was
 * found out is a click away, and on paper after the recipe.
 */
export function RecipeVerdict({ recipe, headingLevel }: { recipe: OpenRecipe; headingLevel: 2 | 3 | 4 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Frame = recipe.hasProfile ? 'section' : 'div';
  return (
    <Frame
      aria-labelledby={recipe.hasProfile ? id : undefined}
      className="@container relative print:text-[10pt]"
    >
      {recipe.hasProfile && (
        <Heading
          id={id}
          className="sr-only print:not-sr-only print:flex print:items-center print:gap-2 print:font-display print:text-[12pt] print:font-semibold"
        >
          <ClipboardCheck aria-hidden className="hidden size-4 print:block" />
          Checked against your profile
        </Heading>
      )}
      <Outcome recipe={recipe} />
    </Frame>
  );
}

function Outcome({ recipe }: { recipe: OpenRecipe }) {
  const { check, hasProfile, profileWait, onLogIn } = recipe;
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
      <RetryAlert tone="info" onRetry={() => window.location.reload()}>
        {hasProfile
          ? 'This recipe could not be checked against your profile.'
          : 'This recipe could not be checked for slips.'}
      </RetryAlert>
    );
  }
  const result = !profileWait && check.status === 'done' ? check.result : null;
  return (
    <>
      {hasProfile && (
        // There before it has words, or they would not be read out.
        <p role="status" className="sr-only print:not-sr-only print:font-medium">
          {result?.profileCheck && checkSummary(result)}
        </p>
      )}
      {result ? (
        <VerdictDisclosure verdict={verdictOf(result)} isPrinted={!result.profileCheck}>
          {result.profileCheck && (
            <ProfileCheckPanel
              foods={result.foods}
              profileCheck={result.profileCheck}
              onJump={(place) => jumpToMark(recipe, place)}
              onRegenerateWithout={recipe.regenerateWithout}
            />
          )}
          <HonestyStrip report={result.honesty} isTitled={result.profileCheck !== null} />
        </VerdictDisclosure>
      ) : (
        <p
          className={cx(
            'no-print flex items-center gap-2.5 py-2 leading-snug text-soft',
            boxClass,
            toneLooks.plain.box,
          )}
        >
          <ClipboardCheck aria-hidden className="size-6 shrink-0" />
          {hasProfile ? 'Checking the recipe against your profile…' : 'Checking the recipe…'}
        </p>
      )}
    </>
  );
}

const toneLooks: Readonly<Record<VerdictTone, { icon: Icon; box: string; mark: string }>> = {
  well: { icon: CircleCheck, box: 'border-basil-ink/40 bg-basil-wash', mark: 'text-basil-ink' },
  plain: { icon: ClipboardCheck, box: 'border-line bg-raised', mark: 'text-soft' },
  care: { icon: CircleAlert, box: 'border-saffron-ink/40 bg-saffron-wash', mark: 'text-saffron-ink' },
  against: { icon: OctagonAlert, box: 'border-tomato-ink/40 bg-tomato-wash', mark: 'text-tomato-ink' },
};

/** As high while the recipe is checked as afterwards, so that what stands below stays where it is. */
const boxClass = 'verdict-line rounded-2xl border px-3 @md:px-5';

interface VerdictDisclosureProps {
  verdict: Verdict;
  /** Whether its headline goes on paper: not where the details say the same at greater length. */
  isPrinted: boolean;
  children: ReactNode;
}

/** The verdict, and folded under it what it rests on. */
function VerdictDisclosure({ verdict, isPrinted, children }: VerdictDisclosureProps) {
  const { tone, headline, also, gravest } = verdict;
  const { icon: Icon, box, mark } = toneLooks[tone];
  return (
    <details className="printed-whole group">
      <DisclosureLine
        className={cx(
          'leading-snug group-open:rounded-b-none',
          isPrinted ? 'print:min-h-0! print:border-0 print:bg-transparent print:p-0' : 'no-print',
          boxClass,
          box,
        )}
      >
        <Icon aria-hidden className={cx('size-6 shrink-0 print:hidden', mark)} />
        {/* Three lines are what the box has room for while the recipe is checked. */}
        <span className="line-clamp-3 min-w-0 text-[0.95em] group-open:line-clamp-none print:line-clamp-none">
          <span dir="auto" className="block text-balance wrap-anywhere">
            <span className={tone === 'well' ? mark : undefined}>{headline}</span>
            {also.map((words) => (
              <span key={words} className="font-normal">{` · ${words}`}</span>
            ))}
          </span>
          <Gravest concerns={gravest} />
        </span>
      </DisclosureLine>
      {/* Beside the picture there is no room for all of it. */}
      <div className="grid gap-4 rounded-b-2xl border border-t-0 border-line bg-raised px-3 py-4 [scrollbar-width:thin] @md:px-5 not-print:@min-[640px]/recipe:max-h-104 not-print:@min-[640px]/recipe:overflow-y-auto print:gap-1 print:border-0 print:p-0">
        {children}
      </div>
    </details>
  );
}

/** Foods in a line, with what makes them grave; findings below, each in its own words. */
function Gravest({ concerns }: { concerns: readonly Concern[] }) {
  const foods = concerns.filter((concern) => 'food' in concern);
  const texts = concerns.filter((concern) => 'text' in concern);
  return (
    <>
      {foods.length > 0 && (
        <span className="block font-normal">
          {foods.map(({ food, word, entries }, index) => (
            <Fragment key={food.id}>
              {foods[index - 1]?.food.grade !== food.grade && `${gradeLooks[food.grade].label}: `}
              <span dir="auto" className="font-semibold wrap-anywhere">
                {word}
              </span>
              {` (${entries})`}
              {index < foods.length - 1 && ', '}
            </Fragment>
          ))}
        </span>
      )}
      {texts.map(({ text }) => (
        <span key={text} dir="auto" className="block font-normal wrap-anywhere">
          {text}
        </span>
      ))}
    </>
  );
}

/** Brings the marked word at a place of a recipe's texts into sight, and has it read out. */
function jumpToMark(recipe: OpenRecipe, { source, start, end }: FoodHits['places'][number]): void {
  const mark = recipe.marks[source].find((each) => each.start < end && each.end > start);
  const word = mark && document.getElementById(markId(markPrefix(recipe, source), mark));
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
}
