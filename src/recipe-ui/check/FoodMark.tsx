import { type ComponentProps, createContext, use, useId, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import type { Certainty } from '@/recipe/check/marks';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { CheckSign } from './CheckSign';

/** Function that regenerates the recipe without the foods of some ids; null if that is not possible. */
export const RegenerateWithoutContext = createContext<((ids: readonly string[]) => void) | null>(null);

/** A note is below its word if the browser supports anchors, else at the bottom of the screen. */
export const noteClass =
  'fixed inset-x-4 top-auto bottom-4 mx-auto my-0 max-w-[min(20rem,100vw-2rem)] rounded-2xl border border-line-strong bg-lifted px-4 py-3 text-start font-sans text-base leading-[1.4] font-normal whitespace-normal text-ink shadow-lifted [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-2 supports-[position-area:block-end]:my-1.5';

/** Hides the signs of the marks in a text, where they would interrupt sentences; the words stay underlined. */
export const noSignsClass = '[&_mark_svg]:hidden';

type FoodMarkProps = ComponentProps<'mark'> &
  ExtraProps & {
    'data-certainty'?: Certainty;
    'data-reason'?: string;
    /** Ids of the foods, separated by spaces. */
    'data-food-ids'?: string;
    /** The recipe's word for the foods, in the middle of a sentence. */
    'data-food-name'?: string;
    /** Certainty and rule for screen readers: 'contains: Lactose'. */
    'data-description'?: string;
  };

/** Certainties differ by line style and sign, not only by colour. */
const lineStyles: Readonly<Record<Certainty, string>> = {
  contains: 'decoration-solid decoration-tomato-ink decoration-[0.14em]',
  advice: 'decoration-dotted decoration-saffron-ink decoration-[0.14em]',
  'may contain': 'decoration-dashed decoration-saffron-ink decoration-[0.12em]',
  avoided: 'decoration-solid decoration-line-strong decoration-[0.08em]',
  unread: 'decoration-dotted decoration-line-strong decoration-[0.1em]',
};

/**
 * Shows a word that conflicts with the profile, underlined by certainty. Pressing the word shows the reason, and a
 * button that regenerates the recipe without the food.
 */
export function FoodMark({
  id,
  children,
  'data-certainty': certainty = 'contains',
  'data-reason': reason,
  'data-food-ids': foodIds = '',
  'data-food-name': foodName,
  'data-description': description,
}: FoodMarkProps) {
  const noteId = useId();
  const [hasOpened, setHasOpened] = useState(false);
  const regenerateWithoutIds = use(RegenerateWithoutContext);
  return (
    <mark className="bg-transparent whitespace-nowrap text-inherit">
      <button
        type="button"
        id={id}
        popoverTarget={noteId}
        aria-description={description}
        className={cx(
          'scroll-my-24 rounded-[0.2em] text-start whitespace-normal underline underline-offset-[0.18em] [text-decoration-skip-ink:none] print:p-0 print:no-underline',
          lineStyles[certainty],
        )}
        onClick={() => setHasOpened(true)}
      >
        {/* Only before the first part of a word. A sign after it would read as punctuation. */}
        {id !== undefined && (
          <CheckSign
            tone={certainty}
            className="mr-[0.25em] inline size-[1.05em] align-[-0.12em] print:hidden"
          />
        )}
        {children}
      </button>
      <span id={noteId} popover="auto" className={noteClass}>
        {hasOpened && (
          <>
            <span dir="auto" className="block">
              {reason}
            </span>
            {regenerateWithoutIds && foodIds !== '' && (
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
