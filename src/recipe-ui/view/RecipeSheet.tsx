import { type ReactNode, useDeferredValue, useId } from 'react';
import { unreadNotes } from '@/recipe/structuredText';
import { Skeleton } from '@/ui/Skeleton';
import { useJumpToMark, WantedMarksContext } from '../check/jumpToMark';
import { RecipeVerdict } from '../check/RecipeVerdict';
import { DinersStepper, UnitsChoice } from '../portions/PortionsControl';
import { PortionsNote } from '../portions/PortionsNote';
import { RegenerateField } from '../regenerate/RegenerateField';
import { IngredientTicks } from '../ticks/IngredientTicks';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { RecipeDetails } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import { RecipeMarkdown } from './RecipeMarkdown';
import './recipeSheet.css';
import { RecipeTitle } from './RecipeTitle';
import { UnreadNote } from './UnreadNote';
import { useScrollable } from './useScrollable';

interface RecipeSheetProps {
  recipe: OpenRecipe;
  /** Level of the title: the sections' headings are one below. */
  titleLevel: 1 | 2 | 3;
  /** What can be done with the recipe: see RecipeActions. */
  actions: ReactNode;
  /** Asked for by a click on a sample picture, in place of having one of the recipe's own made. */
  onMakeImage?: () => void;
  /** Shows what tells the recipe apart ahead of its texts, for who waits for a press to be answered. */
  headFirst?: boolean;
}

/**
 * A recipe to be cooked from: picture, title, details, what can be done with it, what was found out about it in a line,
 * ingredients, steps. Where there is room, the ingredients stay in sight beside the steps. Prints on clean pages.
 */
export function RecipeSheet({
  recipe: open,
  titleLevel,
  actions,
  onMakeImage,
  headFirst = false,
}: RecipeSheetProps) {
  const { recipe, title, image, portions } = open;
  const headingLevel = (titleLevel + 1) as 2 | 3 | 4;
  const { wanted, jumpTo } = useJumpToMark(open);
  const stepper = <DinersStepper portions={portions} />;
  const isWhole = useDeferredValue(true, !headFirst);
  return (
    <div className="recipe-sheet">
      <div className="recipe-sheet-areas">
        <RecipeImage
          imageUrl={recipe.imageUrl}
          title={title}
          eager
          showFailure
          onMakeOwn={onMakeImage ?? image.make}
          pending={image.isPending}
          className="recipe-picture rounded-3xl shadow-card print:shadow-none"
        />
        <div className="recipe-head grid content-start gap-3">
          <RecipeTitle recipe={open} level={titleLevel} className="recipe-title wrap-anywhere" />
          <RecipeDetails recipe={recipe} diners={stepper} />
          {actions}
        </div>
        <div className="recipe-check">
          <RecipeVerdict recipe={open} headingLevel={headingLevel} onJump={jumpTo} />
        </div>
        {isWhole ? (
          <WantedMarksContext value={wanted}>
            <RecipeTexts recipe={open} headingLevel={headingLevel} stepper={stepper} />
          </WantedMarksContext>
        ) : (
          <>
            <Skeleton className="recipe-list h-80" />
            <Skeleton className="recipe-method h-80" />
          </>
        )}
      </div>
    </div>
  );
}

interface RecipeTextsProps {
  recipe: OpenRecipe;
  headingLevel: 2 | 3 | 4;
  /** Stands beside the ingredients where the details have no diners to hold it. */
  stepper: ReactNode;
}

/** The ingredients and the steps, with the words marked that meet the cook's profile. */
function RecipeTexts({ recipe: open, headingLevel, stepper }: RecipeTextsProps) {
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
