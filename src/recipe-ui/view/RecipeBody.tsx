import { type ReactNode, useId } from 'react';
import { unreadableNotes } from '@/recipe/textFromJson';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import { PortionsNote } from '../portions/PortionsControl';
import { RegenerateField } from '../regenerate/RegenerateField';
import { IngredientTicks } from '../ticks/IngredientTicks';
import { type ShownRecipe, textOverlayProps } from '../useShownRecipe';
import { RecipeMarkdown } from './RecipeMarkdown';
import { UnreadableNote } from './UnreadableNote';

const ingredientsClass = '[grid-area:ingredients] not-print:mt-2 not-print:@min-[640px]/recipe:mt-7';
const descriptionClass = '[grid-area:description] not-print:mt-7';

interface RecipeBodyProps {
  shownRecipe: ShownRecipe;
  headingLevel: 2 | 3 | 4;
  /** Shown beside the ingredients if the details have no diners. */
  stepper: ReactNode;
}

/** Shows ingredients and steps, and marks words that conflict with the profile. */
export function RecipeBody({ shownRecipe, headingLevel, stepper }: RecipeBodyProps) {
  const { recipe, texts, regenerateWithout, portions } = shownRecipe;
  const notes = unreadableNotes(recipe.unread);
  return (
    <>
      {`${texts.ingredients}${notes.ingredients}`.trim() !== '' && (
        <Section
          title="Ingredients"
          aside={recipe.diners === null && stepper}
          level={headingLevel}
          className={cx(
            ingredientsClass,
            'top-22 in-[dialog]:top-4 not-print:@min-[640px]/recipe:data-fits-window:sticky',
          )}
          isSticky
        >
          <PortionsNote portions={portions} />
          <IngredientTicks shownRecipe={shownRecipe}>
            <RecipeMarkdown
              text={texts.ingredients}
              headingLevel={headingLevel + 1}
              className="recipe-ingredients"
              {...textOverlayProps(shownRecipe, 'ingredients')}
            />
          </IngredientTicks>
          <UnreadableNote>{notes.ingredients}</UnreadableNote>
        </Section>
      )}
      <div className={cx(descriptionClass, 'grid content-start gap-6')}>
        {`${texts.description}${notes.description}` !== '' && (
          <Section title="Recipe Description" level={headingLevel}>
            <RecipeMarkdown
              text={texts.description}
              headingLevel={headingLevel + 1}
              {...textOverlayProps(shownRecipe, 'description')}
            />
            <UnreadableNote>{notes.description}</UnreadableNote>
          </Section>
        )}
        {regenerateWithout && <RegenerateField onRegenerateWithout={regenerateWithout} />}
      </div>
    </>
  );
}

/** Shows the shape of ingredients and steps while they load: see recipeSheet.css. */
export function RecipeBodySkeleton() {
  return (
    <>
      <LinesSkeleton className={cx(ingredientsClass, 'gap-4.5')} />
      <LinesSkeleton className={cx(descriptionClass, 'gap-6')} />
    </>
  );
}

const lineWidths = ['w-4/5', 'w-full', 'w-2/3', 'w-11/12', 'w-3/4', 'w-5/6', 'w-1/2'];

function LinesSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={cx('grid h-80 content-start overflow-hidden', className)}>
      <Skeleton className="mb-1 h-6 w-2/5" />
      {lineWidths.map((width) => (
        <Skeleton key={width} className={cx('h-4', width)} />
      ))}
    </div>
  );
}

interface SectionProps {
  title: string;
  level: 2 | 3 | 4;
  className?: string;
  aside?: ReactNode;
  /** True to make the section sticky beside the steps if it fits into the window. */
  isSticky?: boolean;
  children: ReactNode;
}

function Section({ title, aside, level, className, isSticky = false, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className} ref={isSticky ? observeFitsWindow : undefined}>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 print:mb-1">
        <Heading
          id={id}
          className="font-display text-xl leading-tight font-semibold not-print:@min-[640px]/recipe:text-2xl"
        >
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Sets `data-fits-window` while the box is no higher than the window: see recipeSheet.css. */
function observeFitsWindow(box: HTMLElement) {
  if (!('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() =>
    box.toggleAttribute('data-fits-window', box.offsetHeight + stickyTopPx < window.innerHeight),
  );
  observer.observe(box);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Height of the navigation bar and a margin. */
const stickyTopPx = 112;
