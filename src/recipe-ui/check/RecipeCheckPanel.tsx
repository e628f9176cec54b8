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
import type { OpenRecipe } from '../useOpenRecipe';
import { CheckDetails } from './CheckDetails';
import { type CheckTone, checkSentences } from './checkSentences';

/** Shows the result of a recipe's check in at most three sentences, with a button for the details. */
export function RecipeCheckPanel({ recipe, headingLevel }: { recipe: OpenRecipe; headingLevel: 2 | 3 | 4 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Frame = recipe.hasProfile ? 'section' : 'div';
  return (
    <Frame aria-labelledby={recipe.hasProfile ? id : undefined} className="relative">
      {recipe.hasProfile && (
        <Heading id={id} className="sr-only">
          Checked against your profile
        </Heading>
      )}
      <Outcome recipe={recipe} />
    </Frame>
  );
}

function Outcome({ recipe }: { recipe: OpenRecipe }) {
  const { check, hasProfile, profileWait, onLogIn } = recipe;
  if (profileWait?.error) {
    const { advice, hasSessionEnded } = profileWait.error;
    return (
      <RetryAlert
        tone="info"
        advice={advice}
        hasSessionEnded={hasSessionEnded}
        onLogIn={onLogIn}
        isRetrying={profileWait.isRetrying}
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
  return <Findings recipe={recipe} result={!profileWait && check.status === 'done' ? check.result : null} />;
}

const toneLooks: Readonly<Record<CheckTone, { icon: Icon; box: string; mark: string }>> = {
  well: { icon: CircleCheck, box: 'border-transparent', mark: 'text-basil-ink' },
  plain: { icon: ClipboardCheck, box: 'border-transparent', mark: 'text-soft' },
  care: { icon: CircleAlert, box: 'border-saffron-ink/40 bg-saffron-wash pl-2.5', mark: 'text-saffron-ink' },
  against: { icon: OctagonAlert, box: 'border-tomato-ink/40 bg-tomato-wash pl-2.5', mark: 'text-tomato-ink' },
};

/** Shows the sentences and, on demand, the details. `result` is null while the recipe is checked. */
function Findings({ recipe, result }: { recipe: OpenRecipe; result: RecipeCheck | null }) {
  const [isOpen, setOpen] = useState(false);
  const sentences = result ? checkSentences(result) : [];
  const { icon: Icon, box, mark } = toneLooks[sentences[0]?.tone ?? 'plain'];
  const isRuleBroken = sentences.some(({ tone }) => tone === 'against');
  return (
    <>
      <div
        className={cx(
          'recipe-check-box relative flex items-start gap-2 rounded-2xl border py-1.5 pr-6 text-[0.95rem] leading-snug print:min-h-0 print:border-0 print:bg-transparent print:p-0',
          box,
          isRuleBroken ? undefined : 'no-print',
        )}
      >
        <Icon aria-hidden className={cx('mt-px size-5 shrink-0 print:hidden', mark)} />
        <div className="grid min-w-0 flex-1 *:col-start-1 *:row-start-1">
          {/* Always in the page, because screen readers do not announce a live region that is added with its text. */}
          <div role="status" className="grid gap-0.5">
            {sentences.map(({ tone, lead, text }) => (
              <p key={lead + text} className={cx('wrap-anywhere', tone !== 'against' && 'print:hidden')}>
                {lead !== '' && <span className="font-semibold">{lead} </span>}
                {text}
              </p>
            ))}
          </div>
          {!result && (
            <p className="text-soft">
              {recipe.hasProfile ? 'Checking the recipe against your profile…' : 'Checking the recipe…'}
            </p>
          )}
        </div>
        {result && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            // Covers the whole box, so that all of it can be pressed.
            className="no-print absolute inset-0 grid content-start justify-end rounded-2xl py-2 pr-1.5"
          >
            <span className="sr-only">Details of the check</span>
            <ChevronDown aria-hidden className={cx('size-5 text-soft', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      {result && isOpen && <CheckDetails recipe={recipe} result={result} />}
    </>
  );
}
