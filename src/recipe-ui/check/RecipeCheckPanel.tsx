import { Fragment, useId, useState } from 'react';
import { pluralize } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import { RetryAlert } from '@/ui/RetryAlert';
import ChevronDown from '~icons/lucide/chevron-down';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import OctagonAlert from '~icons/lucide/octagon-alert';
import RefreshCw from '~icons/lucide/refresh-cw';
import type { ShownRecipe } from '../useShownRecipe';
import { CheckDetails } from './CheckDetails';
import { type CheckSentence, type CheckTone, checkSentences, splitByCertainty } from './checkSentences';

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
          : 'This recipe could not be checked for slips.'}
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

const toneStyles: Readonly<Record<CheckTone, { icon: Icon; box: string; ink: string }>> = {
  ok: { icon: CircleCheck, box: '', ink: 'text-basil-ink' },
  neutral: { icon: ClipboardCheck, box: '', ink: 'text-soft' },
  avoided: { icon: CircleAlert, box: 'border-saffron-ink/40 bg-saffron-wash', ink: 'text-saffron-ink' },
  caution: { icon: CircleAlert, box: 'border-saffron-ink/40 bg-saffron-wash', ink: 'text-saffron-ink' },
  conflict: { icon: OctagonAlert, box: 'border-tomato-ink/40 bg-tomato-wash', ink: 'text-tomato-ink' },
};

/** Replaces the sentences when the details are open, which say the same. */
const headlines: Readonly<Partial<Record<CheckTone, string>>> = {
  conflict: 'Not for you',
  avoided: 'Not quite for you',
  caution: 'Worth a look before you cook',
};

/** Shows the sentences, and when opened the details. `result` is null while the recipe is checked. */
function Summary({ shownRecipe, result }: { shownRecipe: ShownRecipe; result: RecipeCheck | null }) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const sentences = result ? checkSentences(result) : [];
  const tone = sentences[0]?.tone ?? 'neutral';
  const { icon: Icon, box, ink } = toneStyles[tone];
  const headline = isOpen ? headlines[tone] : undefined;
  const conflicts = result?.flaggedFoods.filter(({ certainty }) => certainty === 'contains') ?? [];
  const canRegenerate = shownRecipe.regenerateWithout && conflicts.length > 0;
  // The button is about the foods before it, so the other sentences come after it.
  const [before, after] = canRegenerate ? splitByCertainty(sentences) : [sentences, []];
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
          'recipe-check-box flex min-h-12 flex-wrap items-center gap-2 print:p-0',
          (box || isOpen) && (canRegenerate ? 'px-3 py-2' : 'px-3'),
        )}
      >
        {/* Always in the page, because screen readers do not announce a live region that is added with its text. */}
        <p role="status" className="contents text-wrap wrap-anywhere">
          <span
            className={cx(
              'flex min-w-0 grow items-start gap-2',
              canRegenerate ? 'basis-full' : 'basis-48 py-1.5',
              canRegenerate && (headline ? '@min-[960px]/recipe:basis-24' : '@min-[640px]/recipe:basis-72'),
            )}
          >
            {result ? (
              <Icon aria-hidden className={cx('mt-px size-4.5 shrink-0 no-print', ink)} />
            ) : (
              <span aria-hidden className="text-soft no-print">
                Checking the recipe…
              </span>
            )}
            {headline !== undefined && <span className="font-semibold no-print">{headline}</span>}
            <Sentences sentences={before} isHidden={headline !== undefined} />
          </span>{' '}
          {after.length > 0 && (
            <span className={cx('order-1 basis-full no-print', headline !== undefined && 'hidden')}>
              <Sentences sentences={after} />
            </span>
          )}
        </p>
        {canRegenerate && (
          <Button
            variant={tone === 'conflict' ? 'primary' : 'secondary'}
            className="no-print min-h-11! grow px-3! py-1.5! @min-[340px]/recipe:text-base @min-[640px]/recipe:grow-0 @min-[640px]/recipe:px-5!"
            onClick={() => shownRecipe.regenerateWithout?.(conflicts)}
          >
            <RefreshCw aria-hidden className="size-4.5 shrink-0 @max-[340px]/recipe:hidden" />
            Make it without {pluralize(conflicts.length, 'this', 'these')}
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
      {result && isOpen && <CheckDetails id={detailsId} shownRecipe={shownRecipe} result={result} />}
    </div>
  );
}

/** Shows sentences of the check; only conflicts are printed. With `isHidden`, only in print. */
const Sentences = ({
  sentences,
  isHidden = false,
}: {
  sentences: readonly CheckSentence[];
  isHidden?: boolean;
}) => (
  <span className={cx('min-w-0 flex-1', isHidden && 'not-print:hidden')}>
    {sentences.map((sentence, index) => (
      <Fragment key={sentence.lead + sentence.text}>
        {index > 0 && ' '}
        <span className={sentence.tone === 'conflict' ? undefined : 'no-print'}>
          <CheckSentenceText {...sentence} />
        </span>
      </Fragment>
    ))}
  </span>
);

/** Shows a sentence of the check with its first words in bold: '**Not for you:** nuts.' */
export const CheckSentenceText = ({ lead, text }: CheckSentence) => (
  <>
    {lead !== '' && (
      <>
        <strong className="font-semibold">{lead}</strong>{' '}
      </>
    )}
    {text}
  </>
);
