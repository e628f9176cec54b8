import { hasUnreadable, unreadableNotes } from '@/recipe/textFromJson';
import { checkSentences } from '@/recipe-ui/check/checkSentences';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
import { UnreadableNote } from '@/recipe-ui/view/UnreadableNote';
import CircleQuestionMark from '~icons/lucide/circle-question-mark';
import OctagonAlert from '~icons/lucide/octagon-alert';

interface CookWarningsProps {
  shownRecipe: ShownRecipe;
  /** False after the first step, where only screen readers get the warnings. */
  isVisible: boolean;
}

/** Shows conflicts with the profile, and a note about unreadable steps. */
export function CookWarnings({ shownRecipe, isVisible }: CookWarningsProps) {
  return (
    <div className={isVisible ? 'grid gap-1.5 empty:hidden' : 'sr-only'}>
      <ProfileCheckStatus shownRecipe={shownRecipe} />
      <UnreadableNote>{unreadableNotes(shownRecipe.recipe.unread).description}</UnreadableNote>
    </div>
  );
}

/** Shows the conflicts with the profile in a line, or that the check failed; an empty line without conflicts. */
function ProfileCheckStatus({ shownRecipe }: { shownRecipe: ShownRecipe }) {
  if (!shownRecipe.hasProfile) return null;
  const line = describeProfileCheck(shownRecipe);
  return (
    // Always rendered, because screen readers do not announce a live region that is added with its text.
    <p role="status" className={line ? 'flex items-start gap-2 text-sm' : 'sr-only'}>
      {line && (
        <>
          <line.icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{line.text}</span>
        </>
      )}
    </p>
  );
}

function describeProfileCheck({ check, unavailableProfile }: ShownRecipe) {
  if (unavailableProfile?.error || check.status === 'failed')
    return { icon: CircleQuestionMark, text: 'This recipe could not be checked against your profile.' };
  if (unavailableProfile || check.status === 'checking') return null;
  if (check.result.flaggedFoods.length === 0 && !hasUnreadable(check.result.unreadable)) return null;
  const text = checkSentences(check.result)
    .map(({ lead, text }) => `${lead} ${text}`.trim())
    .join(' ');
  return { icon: OctagonAlert, text };
}
