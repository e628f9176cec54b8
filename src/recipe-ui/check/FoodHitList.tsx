import { useId, useState } from 'react';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { RegenerateWithout } from '@/recipe/regenerate/foodToLeaveOut';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import RefreshCw from '~icons/lucide/refresh-cw';
import { GradeChip } from './GradeChip';

/** What can be done about a food. */
export interface FoodHitActions {
  /** Goes to a place in the shown texts. */
  onJump: (place: FoodHits['places'][number]) => void;
  /** Undefined where the cook could not ask. */
  onRegenerateWithout: RegenerateWithout | undefined;
}

/** Every food that meets the profile, gravest first; and a way round all that it holds for sure. */
export function FoodHitList({ foods, ...actions }: FoodHitActions & { foods: readonly FoodHits[] }) {
  return (
    <div className="divide-y divide-line print:divide-y-0">
      <ul className="-mt-3 divide-y divide-line print:mt-0 print:divide-y-0">
        {foods.map((food) => (
          <FoodHitRow key={food.id} food={food} {...actions} />
        ))}
      </ul>
      {actions.onRegenerateWithout && (
        <RegenerateWithoutAll foods={foods} onRegenerateWithout={actions.onRegenerateWithout} />
      )}
    </div>
  );
}

const actionClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-left text-sm leading-tight font-semibold underline underline-offset-4 ' +
  'decoration-line-strong hover:bg-sunken hover:decoration-ink';

/** One food that meets the profile: its name, how sure that is, why, where, and a way round it. */
function FoodHitRow({ food, onJump, onRegenerateWithout }: FoodHitActions & { food: FoodHits }) {
  const { name, language, grade, entries, places } = food;
  const word = places[0]?.word ?? name;
  const isOnlyInTitle = places.every(({ source }) => source === 'title');
  const reasons = new Set(entries.map(({ reason }) => reason));
  return (
    <li className="grid gap-x-6 pt-3 pb-1 @2xl:grid-cols-[1fr_auto] @2xl:items-center @2xl:py-3 print:block print:py-0.5">
      <div className="grid min-w-0 gap-1 print:block">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 @md:gap-x-3 print:inline">
          <bdi className="font-display text-lg leading-tight font-semibold wrap-anywhere print:font-sans print:text-[1em]">
            {word}
          </bdi>
          {/* Together, so that no number drops under a long name alone. */}
          <span className="inline-flex flex-wrap items-center gap-x-2 @md:gap-x-3 print:mx-1.5 print:inline">
            <GradeChip grade={grade} />
            <span className="text-sm text-soft tabular-nums print:hidden">
              {places.length === 1 ? '1 place' : `${places.length} places`}
              {isOnlyInTitle && ', in the title'}
            </span>
          </span>
        </p>
        {[...reasons].map((reason, index) => (
          <p
            key={reason}
            dir="auto"
            className={cx(
              'leading-snug wrap-anywhere first-letter:uppercase print:inline',
              index > 0 && "print:before:content-[';_']",
            )}
          >
            {reason}
          </p>
        ))}
      </div>
      <div className="no-print -mx-2 flex min-w-0 gap-x-1 @2xl:justify-end">
        <ShowButton word={word} places={places} onJump={onJump} />
        {onRegenerateWithout && (
          <button
            type="button"
            className={cx(actionClass, 'min-w-0')}
            onClick={() => onRegenerateWithout([food])}
          >
            <RefreshCw aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
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

type ShowButtonProps = Pick<FoodHits, 'places'> & Pick<FoodHitActions, 'onJump'> & { word: string };

/** Goes to the food in the recipe, and on to its next place when it is asked again. */
function ShowButton({ word, places, onJump }: ShowButtonProps) {
  const [asked, setAsked] = useState(0);
  const place = places[asked % places.length];
  if (!place) return null;
  const Arrow = place.source === 'title' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={cx(actionClass, 'shrink-0')}
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

interface RegenerateWithoutAllProps {
  foods: readonly FoodHits[];
  onRegenerateWithout: RegenerateWithout;
}

/** One way round every food that the recipe contains against the profile; nothing where there are fewer than two. */
function RegenerateWithoutAll({ foods, onRegenerateWithout }: RegenerateWithoutAllProps) {
  const id = useId();
  const contained = foods.filter(({ grade }) => grade === 'contains');
  if (contained.length < 2) return null;
  // Where the list has others, it is said which are meant.
  const isPart = contained.length < foods.length;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 pb-1">
      <Button
        look="secondary"
        aria-describedby={isPart ? id : undefined}
        onClick={() => onRegenerateWithout(contained)}
      >
        <RefreshCw aria-hidden className="size-4.5 shrink-0" />
        Again, without all of these
      </Button>
      {isPart && (
        <p id={id} className="text-sm text-soft">
          {`The ${contained.length} that are marked ‘Contains’.`}
        </p>
      )}
    </div>
  );
}
