import { type ComponentProps, createContext, use, useId, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { Button } from '@/ui/Button';
import './foodMark.css';

/** Function that regenerates the recipe without the foods of some ids; null if that is not possible. */
export const RegenerateWithoutContext = createContext<((ids: readonly string[]) => void) | null>(null);

/** A note is below its word if the browser supports anchors, else at the bottom of the screen. */
export const noteClass =
  'fixed inset-x-4 top-auto bottom-4 mx-auto my-0 max-w-[min(20rem,100vw-2rem)] rounded-2xl border border-line-strong bg-lifted px-4 py-3 text-start font-sans text-base leading-[1.4] font-normal whitespace-normal text-ink shadow-lifted [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-2 supports-[position-area:block-end]:my-1.5';

type FoodMarkProps = ComponentProps<'mark'> &
  ExtraProps & {
    'data-certainty'?: string;
    'data-reason'?: string;
    /** Ids of the foods, separated by spaces. */
    'data-food-ids'?: string;
    /** The recipe's word for the foods, in the middle of a sentence. */
    'data-food-name'?: string;
    /** Certainty and rule for screen readers: 'contains: Lactose'. */
    'data-description'?: string;
  };

/**
 * Shows a word that conflicts with the profile, underlined by certainty. Pressing the word shows the reason, and a
 * button that regenerates the recipe without the food.
 */
export function FoodMark({
  id,
  children,
  'data-certainty': certainty,
  'data-reason': reason,
  'data-food-ids': foodIds = '',
  'data-food-name': foodName,
  'data-description': description,
}: FoodMarkProps) {
  const noteId = useId();
  const [hasOpened, setHasOpened] = useState(false);
  const regenerateWithoutIds = use(RegenerateWithoutContext);
  return (
    <mark data-certainty={certainty}>
      <button
        type="button"
        id={id}
        popoverTarget={noteId}
        aria-description={description}
        onClick={() => setHasOpened(true)}
      >
        {children}
      </button>
      <span id={noteId} popover="auto" className={noteClass}>
        {hasOpened && (
          <>
            <span dir="auto" className="block">
              {reason}
            </span>
            {regenerateWithoutIds && (
              <Button
                variant="secondary"
                className="mt-2 min-h-11! px-4! text-base"
                onClick={() => regenerateWithoutIds(foodIds.split(' '))}
              >
                <span>
                  Make it without <bdi>{foodName}</bdi>
                </span>
              </Button>
            )}
          </>
        )}
      </span>
    </mark>
  );
}
