import { useId, useState } from 'react';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import { RetryAlert } from '@/ui/RetryAlert';
import ChevronDown from '~icons/lucide/chevron-down';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import OctagonAlert from '~icons/lucide/octagon-alert';
import type { ShownRecipe } from '../useShownRecipe';
import { CheckDetails } from './CheckDetails';
import { type CheckTone, checkSentences } from './checkSentences';

/** Shows the result of a recipe's check in at most three sentences, with a button for the details. */
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
          Checked against your profile
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
  return (
    <Summary
      shownRecipe={shownRecipe}
      result={!unavailableProfile && check.status === 'done' ? check.result : null}
    />
  );
}

const toneStyles: Readonly<Record<CheckTone, { icon: Icon; box: string; ink: string }>> = {
  ok: { icon: CircleCheck, box: 'border-transparent', ink: 'text-basil-ink' },
  neutral: { icon: ClipboardCheck, box: 'border-transparent', ink: 'text-soft' },
  caution: {
    icon: CircleAlert,
    box: 'border-saffron-ink/40 bg-saffron-wash px-2.5',
    ink: 'text-saffron-ink',
  },
  conflict: { icon: OctagonAlert, box: 'border-tomato-ink/40 bg-tomato-wash px-2.5', ink: 'text-tomato-ink' },
};

/** Shows the sentences and, when opened, the details. `result` is null while the recipe is checked. */
function Summary({ shownRecipe, result }: { shownRecipe: ShownRecipe; result: RecipeCheck | null }) {
  const [isOpen, setOpen] = useState(false);
  const sentences = result ? checkSentences(result) : [];
  const { icon: Icon, box, ink } = toneStyles[sentences[0]?.tone ?? 'neutral'];
  const hasConflict = sentences.some(({ tone }) => tone === 'conflict');
  return (
    <>
      <div
        className={cx(
          // Has space for two lines, so that most results of the check move nothing below.
          'recipe-check-box relative grid min-h-12 content-center rounded-2xl border py-1.5 text-[0.9rem] leading-snug print:border-0 print:bg-transparent print:p-0',
          box,
          hasConflict ? undefined : 'no-print',
        )}
      >
        <div className="flex items-start gap-2">
          <Icon aria-hidden className={cx('mt-px size-4.5 shrink-0 no-print', ink)} />
          <div className="min-w-0 flex-1">
            {/* Always in the page, because screen readers do not announce a live region that is added with its text. */}
            <div role="status">
              {sentences.map(({ tone, lead, text }) => (
                <p
                  key={lead + text}
                  className={cx('text-wrap wrap-anywhere', tone !== 'conflict' && 'no-print')}
                >
                  {lead !== '' && <span className="font-semibold">{lead} </span>}
                  {text}
                </p>
              ))}
            </div>
            {!result && (
              <p className="text-soft">
                {shownRecipe.hasProfile
                  ? 'Checking the recipe against your profile…'
                  : 'Checking the recipe…'}
              </p>
            )}
          </div>
          {result && (
            <ChevronDown
              aria-hidden
              className={cx('no-print size-5 shrink-0 text-soft', isOpen && 'rotate-180')}
            />
          )}
        </div>
        {result && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label="Details of the check"
            onClick={() => setOpen(!isOpen)}
            // Covers the box, so that the whole box can be pressed.
            className="no-print absolute inset-0 rounded-2xl"
          />
        )}
      </div>
      {result && isOpen && <CheckDetails shownRecipe={shownRecipe} result={result} />}
    </>
  );
}
