import { type ReactNode, useId } from 'react';
import { unreadNotes } from '@/recipe/structuredText';
import { Skeleton } from '@/ui/Skeleton';
import { UnitsChoice } from '../portions/PortionsControl';
import { PortionsNote } from '../portions/PortionsNote';
import { RegenerateField } from '../regenerate/RegenerateField';
import { IngredientTicks } from '../ticks/IngredientTicks';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { RecipeMarkdown } from './RecipeMarkdown';
import { UnreadNote } from './UnreadNote';
import { useScrollable } from './useScrollable';

interface RecipeTextsProps {
  recipe: OpenRecipe;
  headingLevel: 2 | 3 | 4;
  /** Stands beside the ingredients where the details have no diners to hold it. */
  stepper: ReactNode;
}

/** The ingredients and the steps, with the words marked that meet the cook's profile. */
export function RecipeTexts({ recipe: open, headingLevel, stepper }: RecipeTextsProps) {
  const { recipe, texts, marks, regenerateWithout, portions } = open;
  const unread = unreadNotes(recipe.unread);
  return (
    <>
      {`${texts.ingredients}${unread.ingredients}`.trim() !== '' && (
        <Section
          title="Ingredients"
          aside={recipe.diners === null && stepper}
          level={headingLevel}
          className="recipe-list"
          isScrollable
        >
          <PortionsNote portions={portions} className="mb-2" />
          <IngredientTicks recipe={open}>
            <RecipeMarkdown
              text={texts.ingredients}
              headingLevel={headingLevel + 1}
              className="recipe-ingredients"
              marks={marks.ingredients}
              markPrefix={markPrefix(open, 'ingredients')}
              replacements={portions.shown.ingredients}
            />
          </IngredientTicks>
          <UnreadNote>{unread.ingredients}</UnreadNote>
          <UnitsChoice portions={portions} />
        </Section>
      )}
      <div className="recipe-method grid content-start gap-6">
        {`${texts.description}${unread.description}` !== '' && (
          <Section title="Recipe Description" level={headingLevel}>
            <RecipeMarkdown
              text={texts.description}
              headingLevel={headingLevel + 1}
              marks={marks.description}
              markPrefix={markPrefix(open, 'description')}
              replacements={portions.shown.description}
            />
            <UnreadNote>{unread.description}</UnreadNote>
          </Section>
        )}
        {regenerateWithout && <RegenerateField onRegenerateWithout={regenerateWithout} />}
      </div>
    </>
  );
}

/** The shape of both until they are there: see recipeSheet.css. */
export function RecipeTextsSkeleton() {
  return (
    <>
      <Skeleton className="recipe-list h-80" />
      <Skeleton className="recipe-method h-80" />
    </>
  );
}

interface SectionProps {
  title: string;
  level: 2 | 3 | 4;
  className?: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** Whether it may scroll by itself, and is then reached by keyboard. */
  isScrollable?: boolean;
  children: ReactNode;
}

function Section({ title, aside, level, className, isScrollable = false, children }: SectionProps) {
  const id = useId();
  const scrollable = useScrollable<HTMLElement>();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className} {...(isScrollable ? scrollable : {})}>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 print:mb-1">
        <Heading id={id} className="font-display text-2xl leading-tight font-semibold print:text-xl">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
