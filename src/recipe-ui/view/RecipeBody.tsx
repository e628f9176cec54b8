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
  /** Stands beside the ingredients where the details have no diners to hold it. */
  stepper: ReactNode;
}

/** The ingredients and the steps, with the words marked that meet the cook's profile. */
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

/** The shape of both until they are there: see recipeSheet.css. */
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
  /** Stands beside the title. */
  aside?: ReactNode;
  /** Whether it stays in sight beside the steps where the window has room for all of it. */
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

/** Marks a box that is no higher than the window, for as long as that is so: see recipeSheet.css. */
function watchHeight(box: HTMLElement) {
  if (!('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() =>
    box.toggleAttribute('data-fits-window', box.offsetHeight + roomAbovePx < window.innerHeight),
  );
  observer.observe(box);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Of the bar at the top, and a little air. */
const roomAbovePx = 112;
