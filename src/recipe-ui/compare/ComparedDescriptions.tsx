import { useId, useState } from 'react';
import { cx } from '@/ui/cx';
import { RecipeMarkdown } from '../view/RecipeMarkdown';
import { comparisonColumnsClass, comparisonTitleClasses } from './comparisonClasses';

interface TitledDescription {
  title: string;
  /** Markdown. */
  text: string;
}

interface ComparedDescriptionsProps {
  previousRecipe: TitledDescription;
  newRecipe: TitledDescription;
}

const sides = ['previousRecipe', 'newRecipe'] as const;
type Side = (typeof sides)[number];
const sideLabels: Readonly<Record<Side, string>> = { previousRecipe: 'Previous', newRecipe: 'New' };

/** Shows two descriptions side by side; in narrow boxes one at a time, with a sticky switch. */
export function ComparedDescriptions(descriptions: ComparedDescriptionsProps) {
  const [shown, setShown] = useState<Side>('newRecipe');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SideSwitch shown={shown} onShow={setShown} />
      <div className={cx('grid grid-cols-[minmax(0,1fr)]', comparisonColumnsClass)}>
        {sides.map((side) => {
          const { title, text } = descriptions[side];
          return (
            <div
              key={side}
              className={cx('@2xl:last:col-start-3', side !== shown && 'hidden @2xl:block print:block')}
            >
              <p
                aria-hidden
                className={cx(
                  // In narrow boxes, the switch shows these words; the heading has them for screen readers.
                  'mb-3 hidden border-b border-line pb-2 @2xl:block print:block',
                  comparisonTitleClasses[side],
                )}
              >
                {sideLabels[side]}
              </p>
              <h4 dir="auto" className="mb-3 font-display text-xl leading-tight font-semibold wrap-anywhere">
                <span className="sr-only">{sideLabels[side]}: </span>
                {title}
              </h4>
              <RecipeMarkdown text={text} headingLevel={5} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function SideSwitch({ shown, onShow }: { shown: Side; onShow: (side: Side) => void }) {
  const group = useId();
  return (
    // Below the navigation bar, above the text that scrolls under it.
    <div className="no-print sticky top-16 z-10 bg-paper py-2 @2xl:hidden">
      <fieldset className="grid grid-cols-2 gap-1 rounded-full border border-line-strong bg-sunken p-1">
        <legend className="sr-only">The description to read</legend>
        {sides.map((side) => (
          <label
            key={side}
            className={cx(
              'relative grid min-h-11 cursor-pointer place-items-center rounded-full border font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato-ink',
              side === shown ? 'border-ink bg-raised text-ink' : 'border-transparent text-soft',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={side === shown}
              onChange={() => onShow(side)}
              className="sr-only"
            />
            {sideLabels[side]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
