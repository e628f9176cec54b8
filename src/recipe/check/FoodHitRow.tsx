import { ArrowDown, ArrowUp, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { LeftOut } from '../again/leftOut';
import type { FoodHits } from './foodHits';
import { GradeChip } from './GradeChip';

interface FoodHitRowProps {
  food: FoodHits;
  /** Goes to a place in the shown texts. */
  onJump: (place: FoodHits['places'][number]) => void;
  onAgainWithout?: ((leftOut: LeftOut) => void) | undefined;
}

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold underline underline-offset-4 ' +
  'decoration-line-strong hover:bg-sunken hover:decoration-ink';

/** One food that meets the profile: its name, how sure that is, why, where, and a way round it. */
export function FoodHitRow({ food, onJump, onAgainWithout }: FoodHitRowProps) {
  const { id, name, language, words, grade, entries, places } = food;
  const word = places[0]?.word ?? name;
  const isOnlyInTitle = places.every(({ source }) => source === 'title');
  const reasons = new Set(entries.map(({ reason }) => reason));
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 print:py-0.5 @2xl:grid-cols-[1fr_auto] @2xl:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-display text-lg leading-tight print:text-base font-semibold wrap-anywhere">
            {word}
          </bdi>
          <GradeChip grade={grade} />
          <span className="text-sm text-soft tabular-nums">
            {places.length === 1 ? '1 place' : `${places.length} places`}
            {isOnlyInTitle && ', in the title'}
          </span>
        </p>
        {[...reasons].map((reason) => (
          <p key={reason} dir="auto" className="leading-snug first-letter:uppercase wrap-anywhere">
            {reason}
          </p>
        ))}
      </div>
      <div className="no-print -ml-2 flex flex-wrap @2xl:ml-0 @2xl:justify-end">
        <ShowButton word={word} places={places} onJump={onJump} />
        {onAgainWithout && (
          <button
            type="button"
            className={action}
            onClick={() => onAgainWithout({ id, name, language, words })}
          >
            <RefreshCw aria-hidden className="size-4 shrink-0" />
            <span>
              Again, without{' '}
              <span dir="auto" lang={language === 'es' ? 'es' : undefined}>
                {name}
              </span>
            </span>
          </button>
        )}
      </div>
    </li>
  );
}

type ShowButtonProps = Pick<FoodHits, 'places'> & Pick<FoodHitRowProps, 'onJump'> & { word: string };

/** Goes to the food in the recipe, and on to its next place when it is asked again. */
function ShowButton({ word, places, onJump }: ShowButtonProps) {
  const [asked, setAsked] = useState(0);
  const place = places[asked % places.length];
  if (!place) return null;
  const Arrow = place.source === 'title' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={action}
      aria-label={`Show ${word} in the recipe`}
      onClick={() => {
        onJump(place);
        setAsked(asked + 1);
      }}
    >
      <Arrow aria-hidden className="size-4" />
      Show
    </button>
  );
}
