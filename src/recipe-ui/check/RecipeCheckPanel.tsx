import { useId, useState } from 'react';
import { pluralize } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { type Certainty, isAgainstSettings } from '@/recipe/check/marks';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { RetryAlert } from '@/ui/RetryAlert';
import ChevronDown from '~icons/lucide/chevron-down';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import RefreshCw from '~icons/lucide/refresh-cw';
import type { ShownRecipe } from '../useShownRecipe';
import { CertaintySign } from './CertaintySign';
import { CheckDetails } from './CheckDetails';
import { type CheckSentence, type CheckTone, checkSentences } from './checkSentences';

/** Shows the result of a recipe's check in a few sentences, with buttons for a recipe without these foods and for the details. */
export function RecipeCheckPanel({
  shownRecipe,
  headingLevel,
}: {
  shownRecipe: ShownRecipe;
  headingLevel: 2 | 3 | 4;
}) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Frame = shownRecipe.hasProfile ? 'section' : 'div';
  return (
    <Frame aria-labelledby={shownRecipe.hasProfile ? id : undefined} className="relative">
      {shownRecipe.hasProfile && (
        <Heading id={id} className="sr-only">
          Checked against your settings
        </Heading>
      )}
      <CheckResult shownRecipe={shownRecipe} />
    </Frame>
  );
}

function CheckResult({ shownRecipe }: { shownRecipe: ShownRecipe }) {
  const { check, hasProfile, unavailableProfile } = shownRecipe;
  if (unavailableProfile?.error) {
    const { advice, hasSessionEnded } = unavailableProfile.error;
    return (
      <RetryAlert
        tone="info"
        advice={advice}
        hasSessionEnded={hasSessionEnded}
        isFetching={unavailableProfile.isFetching}
        onRetry={unavailableProfile.retry}
      >
        This recipe could not be checked: your settings could not be loaded.
      </RetryAlert>
    );
  }
  if (check.status === 'failed') {
    return (
      <RetryAlert tone="info" onRetry={() => window.location.reload()}>
        {hasProfile
          ? 'This recipe could not be checked against your settings.'
          : 'This recipe could not be checked for mistakes.'}
      </RetryAlert>
    );
  }
  return (
    <Summary
      shownRecipe={shownRecipe}
      result={!unavailableProfile && check.status === 'done' ? check.result : null}
    />
  );
}

const cautionBox = 'border-saffron-ink/40 bg-saffron-wash';
/** The sign is that of the marked words, if the sentence is about some. */
const toneStyles: Readonly<Record<CheckTone, { box: string; certainty?: Certainty }>> = {
  ok: { box: '' },
  neutral: { box: '' },
  advice: { box: cautionBox, certainty: 'advice' },
  possible: { box: cautionBox, certainty: 'may contain' },
  avoided: { box: cautionBox, certainty: 'avoided' },
  conflict: { box: 'border-tomato-ink/40 bg-tomato-wash', certainty: 'contains' },
};

/** Shows the sentences, and when opened the details, which say the same. `result` is null while the recipe is checked. */
function Summary({ shownRecipe, result }: { shownRecipe: ShownRecipe; result: RecipeCheck | null }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<readonly Certainty[]>([]);
  const detailsId = useId();
  const sentences = result ? checkSentences(result) : [];
  const { tone } = sentences[0] ?? { tone: 'neutral' };
  const { box } = toneStyles[tone];
  const flagged = result?.flaggedFoods ?? [];
  const hasConflict = flagged.some(isAgainstSettings);
  // One sentence says it itself.
  const hasHeading = hasConflict && sentences.length > 1;
  const isListed = isOpen && flagged.length > 0;
  const unwanted = flagged.filter(({ entries }) =>
    entries.some(({ certainty }) => !kept.includes(certainty)),
  );
  const canRegenerate = shownRecipe.regenerateWithout && unwanted.length > 0 && (hasConflict || isOpen);
  return (
    <div
      className={cx(
        'overflow-clip rounded-2xl border text-[0.9rem] leading-snug print:border-0 print:bg-transparent',
        box || (isOpen ? 'border-line bg-raised' : 'border-transparent'),
        tone !== 'conflict' && 'no-print',
      )}
    >
      <div
        className={cx(
          // Has space for two lines, so that most results of the check move nothing below.
          'recipe-check-box flex min-h-12 items-center gap-x-3 gap-y-2 print:p-0',
          canRegenerate && 'flex-wrap',
          (box || isOpen) && 'px-3 @min-[640px]/recipe:px-4',
          canRegenerate && 'py-2',
        )}
      >
        <div
          className={cx(
            'grid min-w-0 gap-1 py-1.5',
            canRegenerate && 'grow basis-full @min-[640px]/recipe:basis-64',
            isListed && !hasHeading && 'not-print:hidden',
          )}
        >
          {hasHeading && (
            <span className="no-print text-base font-semibold">This goes against your settings</span>
          )}
          {/* Always in the page, because screen readers do not announce a live region that is added with its text. */}
          <p
            role="status"
            className={cx('grid gap-1 text-wrap wrap-anywhere', isListed && 'not-print:hidden')}
          >
            {result ? (
              sentences.map((sentence) => <Sentence key={sentence.lead + sentence.text} {...sentence} />)
            ) : (
              <span aria-hidden className="text-soft no-print">
                Checking the recipe…
              </span>
            )}
          </p>
        </div>
        {canRegenerate && (
          <Button
            variant={tone === 'conflict' ? 'primary' : 'secondary'}
            className="no-print min-h-11! grow px-3! py-1.5! @min-[340px]/recipe:text-base @min-[640px]/recipe:grow-0 @min-[640px]/recipe:px-5!"
            onClick={() => shownRecipe.regenerateWithout?.(unwanted)}
          >
            <RefreshCw aria-hidden className="size-4.5 shrink-0 @max-[340px]/recipe:hidden" />
            Make it without {pluralize(unwanted.length, 'this', 'these')}
          </Button>
        )}
        {result && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label="Details of the check"
            onClick={() => setOpen(!isOpen)}
            className="no-print -mr-1.5 ml-auto flex min-h-11 items-center gap-1 rounded-full px-1.5 font-semibold hover:underline"
          >
            Details
            <ChevronDown aria-hidden className={cx('size-5 shrink-0', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      {result && isOpen && (
        <CheckDetails
          id={detailsId}
          shownRecipe={shownRecipe}
          result={result}
          kept={kept}
          onKeptChange={shownRecipe.regenerateWithout && setKept}
        />
      )}
    </div>
  );
}

/** Shows a sentence of the check with its sign. Only conflicts are printed. */
function Sentence(sentence: CheckSentence) {
  return (
    <span className={cx('flex items-start gap-2', sentence.tone !== 'conflict' && 'no-print')}>
      <ToneIcon tone={sentence.tone} />
      <span className="min-w-0">
        <CheckSentenceText {...sentence} />
      </span>
    </span>
  );
}

function ToneIcon({ tone }: { tone: CheckTone }) {
  const { certainty } = toneStyles[tone];
  const className = 'mt-px size-4.5 shrink-0 no-print';
  if (certainty) return <CertaintySign certainty={certainty} className={className} />;
  const Icon = tone === 'ok' ? CircleCheck : Info;
  return <Icon aria-hidden className={cx(className, tone === 'ok' ? 'text-basil-ink' : 'text-soft')} />;
}

/** Shows a sentence of the check with its first words in bold: '**Not for you:** nuts.' */
export const CheckSentenceText = ({ lead, text }: CheckSentence) => (
  <>
    <strong className="font-semibold">{lead}</strong> {text}
  </>
);
