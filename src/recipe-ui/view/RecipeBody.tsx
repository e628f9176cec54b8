import { type ReactNode, useId } from 'react';
import { unreadableNotes } from '@/recipe/textFromJson';
import { noSignsClass } from '../check/FoodMark';
import { DinersStepper, PortionsNote } from '../portions/PortionsControl';
import { RegenerateField } from '../regenerate/RegenerateField';
import { IngredientTicks } from '../ticks/IngredientTicks';
import { type ShownRecipe, textOverlayProps } from '../useShownRecipe';
import { RecipeMarkdown } from './RecipeMarkdown';
import { UnreadableNote } from './UnreadableNote';

interface RecipeBodyProps {
  shownRecipe: ShownRecipe;
  headingLevel: 2 | 3 | 4;
}

/** Shows ingredients and steps, and marks words that conflict with the profile. */
export function RecipeBody({ shownRecipe, headingLevel }: RecipeBodyProps) {
  const { recipe, texts, regenerateWithout, portions } = shownRecipe;
  const notes = unreadableNotes(recipe.unread);
  return (
    <>
      {`${texts.ingredients}${notes.ingredients}`.trim() !== '' && (
        <Section
          title="Ingredients"
          aside={
            <span className="no-print ml-auto flex">
              <DinersStepper portions={portions} />
            </span>
          }
          level={headingLevel}
          className="recipe-sheet-ingredients top-22 in-[dialog]:top-4 not-print:mt-3 not-print:@min-[640px]/recipe:data-fits-window:sticky"
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
      <div className="grid content-start gap-6 [grid-area:description] not-print:mt-7">
        {`${texts.description}${notes.description}` !== '' && (
          <Section title="Recipe Description" level={headingLevel} className="recipe-sheet-description">
            <RecipeMarkdown
              text={texts.description}
              headingLevel={headingLevel + 1}
              className={noSignsClass}
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
      <div className="mb-2 flex flex-wrap items-center gap-x-2 print:mb-1">
        <Heading
          id={id}
          className="font-display text-xl leading-tight font-semibold not-print:@min-[960px]/recipe:text-2xl"
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
