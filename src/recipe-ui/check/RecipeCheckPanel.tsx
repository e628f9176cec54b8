import { useId, useState } from 'react';
import { pluralize } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { type Certainty, isAgainstSettings } from '@/recipe/check/marks';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { RetryAlert } from '@/ui/RetryAlert';
import ChevronDown from '~icons/lucide/chevron-down';
import RefreshCw from '~icons/lucide/refresh-cw';
import type { ShownRecipe } from '../useShownRecipe';
import { CheckDetails } from './CheckDetails';
import { CheckSign } from './CheckSign';
import { type CheckSentence, checkSentences } from './checkSentences';

/** Shows the result of a recipe's check in a few sentences, with buttons for a recipe without these foods and for the details. */
export function RecipeCheckPanel({ shownRecipe }: { shownRecipe: ShownRecipe }) {
  return (
    <section aria-label={shownRecipe.hasProfile ? 'Checked against your settings' : undefined}>
      <CheckResult shownRecipe={shownRecipe} />
    </section>
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
        {`This recipe could not be checked ${hasProfile ? 'against your settings' : 'for mistakes'}.`}
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

/** Shows the sentences, and when opened the details, which say the same. `result` is null while the recipe is checked. */
function Summary({ shownRecipe, result }: { shownRecipe: ShownRecipe; result: RecipeCheck | null }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<readonly Certainty[]>([]);
  const detailsId = useId();
  const sentences = result ? checkSentences(result) : [];
  const { tone } = sentences[0] ?? { tone: 'neutral' };
  const hasBox = tone !== 'ok' && tone !== 'neutral';
  const flagged = result?.flaggedFoods ?? [];
  const hasConflict = flagged.some(isAgainstSettings);
  const unwanted = flagged.filter(({ entries }) =>
    entries.some(({ certainty }) => !kept.includes(certainty)),
  );
  const canRegenerate = shownRecipe.regenerateWithout && unwanted.length > 0 && (hasConflict || isOpen);
  return (
    <div
      className={cx(
        'overflow-clip rounded-2xl border text-[0.9rem] leading-snug print:border-0 print:bg-transparent',
        tone === 'contains' && 'border-tomato-ink/40 bg-tomato-wash',
        tone !== 'contains' && 'no-print',
        tone !== 'contains' && hasBox && 'border-saffron-ink/40 bg-saffron-wash',
        !hasBox && (isOpen ? 'border-line bg-raised' : 'border-transparent'),
      )}
    >
      <div
        className={cx(
          // Has space for two lines, so that most results of the check move nothing below.
          'recipe-check-box flex min-h-13 items-center gap-x-3 gap-y-2 print:p-0',
          (hasBox || isOpen) && 'px-3 @min-[640px]/recipe:px-4',
          canRegenerate && 'flex-wrap py-2',
        )}
      >
        {/* Always in the page, because screen readers do not announce a live region that is added with its text. */}
        <p
          role="status"
          className={cx(
            'grid min-w-0 grow gap-1 py-1.5 text-wrap wrap-anywhere',
            canRegenerate && 'basis-full',
            sentences.length === 1 && '@min-[640px]/recipe:basis-64',
          )}
        >
          {result ? (
            sentences.map((sentence) => <Sentence key={sentence.lead + sentence.text} {...sentence} />)
          ) : (
            <span aria-hidden className="text-soft no-print">
              Checking the recipe…
            </span>
          )}
        </p>
        {canRegenerate && (
          <Button
            variant={tone === 'contains' ? 'primary' : 'secondary'}
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
const Sentence = (sentence: CheckSentence) => (
  <span className={cx('flex items-start gap-2', sentence.tone === 'contains' ? 'font-semibold' : 'no-print')}>
    <CheckSign tone={sentence.tone} className="mt-px size-4.5 no-print" />
    <span className="min-w-0">
      <CheckSentenceText {...sentence} />
    </span>
  </span>
);

/** Shows a sentence of the check with its first words in bold: '**Not for you:** nuts.' */
export const CheckSentenceText = ({ lead, text }: CheckSentence) => (
  <>
    <strong className="font-semibold">{lead}</strong> {text}
  </>
);
