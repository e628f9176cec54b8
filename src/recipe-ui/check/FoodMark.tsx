import { type ComponentProps, createContext, use, useId, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { Button } from '@/ui/Button';
import './foodMark.css';

/** Asks for the recipe without the foods of these ids; null where the cook cannot ask. */
export const LeaveOutContext = createContext<((ids: readonly string[]) => void) | null>(null);

type FoodMarkProps = ComponentProps<'mark'> &
  ExtraProps & {
    'data-certainty'?: string;
    'data-reason'?: string;
    /** Ids of the foods, with a space between. */
    'data-foods'?: string;
    /** Grade and rule, for those who hear the text: 'contains: Lactose'. */
    'data-description'?: string;
    /** Set on the last piece of a word that the markdown splits. */
    'data-end'?: boolean;
  };

/** A word that meets the cook's profile: underlined by grade. A tap tells why, and offers a recipe without it. */
export function FoodMark({
  id,
  children,
  'data-certainty': certainty,
  'data-reason': reason,
  'data-foods': foods = '',
  'data-description': description,
  'data-end': isEnd,
}: FoodMarkProps) {
  const noteId = useId();
  const [isAsked, setAsked] = useState(false);
  const leaveOut = use(LeaveOutContext);
  return (
    <mark data-certainty={certainty} data-end={isEnd}>
      <button
        type="button"
        id={id}
        popoverTarget={noteId}
        aria-description={description}
        onClick={() => setAsked(true)}
      >
        {children}
      </button>
      <span id={noteId} popover="auto" className="food-mark-note">
        {isAsked && (
          <>
            <span dir="auto" className="first-letter:uppercase block">
              {`${reason}.`.replace(/([.!?])\.$/, '$1')}
            </span>
            {leaveOut && (
              <Button
                variant="secondary"
                className="mt-2 min-h-11! px-4! text-base"
                onClick={() => leaveOut(foods.split(' '))}
              >
                Make it without
              </Button>
            )}
          </>
        )}
      </span>
    </mark>
  );
}
