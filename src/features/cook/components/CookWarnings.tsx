import { Fragment, useId } from 'react';
import { hasUnreadable, unreadableNotes } from '@/recipe/textFromJson';
import { CheckSign } from '@/recipe-ui/check/CheckSign';
import { checkSentences } from '@/recipe-ui/check/checkSentences';
import { noteClass } from '@/recipe-ui/check/FoodMark';
import { CheckSentenceText } from '@/recipe-ui/check/RecipeCheckPanel';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
import { UnreadableNote } from '@/recipe-ui/view/UnreadableNote';
import ChevronDown from '~icons/lucide/chevron-down';

interface CookWarningsProps {
  shownRecipe: ShownRecipe;
  /** False after the first step, where only screen readers get the warnings. */
  isVisible: boolean;
}

/** Shows conflicts with the profile, and a note about unreadable steps. */
export function CookWarnings({ shownRecipe, isVisible }: CookWarningsProps) {
  return (
    <div
      className={
        isVisible ? 'grid grid-cols-1 gap-1.5 text-[0.95rem] leading-[1.35] not-has-[p]:sr-only' : 'sr-only'
      }
    >
      {shownRecipe.hasProfile && (
        // Always rendered, because screen readers do not announce a live region that is added with its text.
        <div role="status">
          <ProfileWarning shownRecipe={shownRecipe} isVisible={isVisible} />
        </div>
      )}
      <UnreadableNote>{unreadableNotes(shownRecipe.recipe.unread).description}</UnreadableNote>
    </div>
  );
}

/**
 * Shows what the recipe has against the profile for certain, as a button that opens all sentences of the check; or that the
 * check failed. Renders nothing without conflicts: the steps have marks and reminders of their own.
 */
function ProfileWarning({
  shownRecipe: { check, recipe, unavailableProfile },
  isVisible,
}: CookWarningsProps) {
  const id = useId();
  if (unavailableProfile?.error || check.status === 'failed')
    return <p>This recipe could not be checked against your settings.</p>;
  if (unavailableProfile || check.status === 'checking') return null;
  const sentences = checkSentences(check.result);
  const conflicts = sentences.filter(({ tone }) => tone === 'contains');
  if (conflicts.length === 0)
    return hasUnreadable(recipe.unread) && <p>{check.result.profileCheck?.uncheckedReason}</p>;
  const text = conflicts.map((sentence, index) => (
    <Fragment key={sentence.text}>
      {index > 0 && ' '}
      <CheckSentenceText {...sentence} />
    </Fragment>
  ));
  if (!isVisible) return <p>{text}</p>;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 text-start low:min-h-6 low:w-full"
      >
        <CheckSign tone="contains" className="size-4.5" />
        <span className="low:truncate">{text}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-soft" />
      </button>
      <div id={id} popover="auto" className={noteClass}>
        {sentences.map((sentence) => (
          <p key={sentence.text}>
            <CheckSentenceText {...sentence} />
          </p>
        ))}
      </div>
    </>
  );
}
