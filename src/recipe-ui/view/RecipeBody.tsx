import { type ReactNode, useId } from 'react';
import { unreadableNotes } from '@/recipe/textFromJson';
import { Skeleton } from '@/ui/Skeleton';
import { PortionsNote } from '../portions/PortionsControl';
import { RegenerateField } from '../regenerate/RegenerateField';
import { IngredientTicks } from '../ticks/IngredientTicks';
import { type OpenRecipe, textOverlayProps } from '../useOpenRecipe';
import { RecipeMarkdown } from './RecipeMarkdown';
import { UnreadableNote } from './UnreadableNote';

interface RecipeTextsProps {
  recipe: OpenRecipe;
  headingLevel: 2 | 3 | 4;
  /** Shown beside the ingredients if the details have no diners. */
  stepper: ReactNode;
}

/** Shows ingredients and steps, with words that conflict with the profile marked. */
export function RecipeBody({ recipe: open, headingLevel, stepper }: RecipeTextsProps) {
  const { recipe, texts, regenerateWithout, portions } = open;
  const unread = unreadableNotes(recipe.unread);
  return (
    <>
      {`${texts.ingredients}${unread.ingredients}`.trim() !== '' && (
        <Section
          title="Ingredients"
          aside={recipe.diners === null && stepper}
          level={headingLevel}
          className="recipe-sheet-ingredients"
          staysInSight
        >
          <PortionsNote portions={portions} />
          <IngredientTicks recipe={open}>
            <RecipeMarkdown
              text={texts.ingredients}
              headingLevel={headingLevel + 1}
              className="recipe-ingredients"
              {...textOverlayProps(open, 'ingredients')}
            />
          </IngredientTicks>
          <UnreadableNote>{unread.ingredients}</UnreadableNote>
        </Section>
      )}
      <div className="recipe-sheet-description grid content-start gap-6">
        {`${texts.description}${unread.description}` !== '' && (
          <Section title="Recipe Description" level={headingLevel}>
            <RecipeMarkdown
              text={texts.description}
              headingLevel={headingLevel + 1}
              {...textOverlayProps(open, 'description')}
            />
            <UnreadableNote>{unread.description}</UnreadableNote>
          </Section>
        )}
        {regenerateWithout && <RegenerateField onRegenerateWithout={regenerateWithout} />}
      </div>
    </>
  );
}

/** Shows the shape of both while they load: see recipeSheet.css. */
export function RecipeBodySkeleton() {
  return (
    <>
      <Skeleton className="recipe-sheet-ingredients h-80" />
      <Skeleton className="recipe-sheet-description h-80" />
    </>
  );
}

interface SectionProps {
  title: string;
  level: 2 | 3 | 4;
  className?: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  /** True to make the box sticky beside the steps if it fits into the window. */
  staysInSight?: boolean;
  children: ReactNode;
}

function Section({ title, aside, level, className, staysInSight = false, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className} ref={staysInSight ? watchHeight : undefined}>
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

/** Sets an attribute while the box is no higher than the window: see recipeSheet.css. */
function watchHeight(box: HTMLElement) {
  if (!('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() =>
    box.toggleAttribute('data-fits-window', box.offsetHeight + roomAbovePx < window.innerHeight),
  );
  observer.observe(box);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Height of the navigation bar, and a margin. */
const roomAbovePx = 112;
