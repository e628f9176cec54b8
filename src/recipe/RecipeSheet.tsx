import { type ReactNode, useId } from 'react';
import type { FoodProfile } from '@/food/types';
import { AgainField } from './again/AgainField';
import type { LeftOut } from './again/leftOut';
import { HonestyStrip } from './check/HonestyStrip';
import { markId } from './check/marks';
import { ProfileCheckPanel } from './check/ProfileCheckPanel';
import type { ProfileWait } from './check/profileWait';
import { useReading, useRecipeTexts } from './check/useReading';
import { RecipeFacts } from './RecipeFacts';
import { RecipeImage } from './RecipeImage';
import { RecipeMarkdown } from './RecipeMarkdown';
import type { Recipe } from './recipe';
import type { RecipeRequestValues } from './recipeRequestSchema';

interface RecipeSheetProps {
  recipe: Recipe;
  /** As shown above the sheet, for the picture's alternative text. */
  title: string;
  /** Level of the section headings: one below the title's. */
  headingLevel?: 2 | 3 | 4;
  /** Asked for by a click on a sample picture: one of the recipe's own. */
  onMakeOwn?: (() => void) | undefined;
  pending?: boolean;
  /** The cook's profile, which the recipe is held against; none for a visitor. */
  profile?: FoodProfile | null;
  /** Set while the profile is not here: the check then waits for it. */
  profileWait?: ProfileWait | null;
  /** What was asked for, where that is known. */
  request?: RecipeRequestValues | null;
  /** Asks for the recipe anew, without a food. Left out where nobody could ask. */
  onAgainWithout?: ((leftOut: LeftOut) => void) | undefined;
}

/**
 * A recipe below its title, to be cooked from: facts, checks, picture, ingredients, description. Where there is room,
 * the ingredients stay in sight beside the steps. Prints on clean pages.
 */
export function RecipeSheet({
  recipe,
  title,
  headingLevel = 2,
  onMakeOwn,
  pending,
  profile = null,
  profileWait = null,
  request = null,
  onAgainWithout,
}: RecipeSheetProps) {
  const idPrefix = useId();
  const texts = useRecipeTexts(recipe);
  const isWaiting = profileWait !== null && !profileWait.failed;
  const state = useReading(texts, recipe, profile, request, isWaiting);
  const marks = state.status === 'done' ? state.reading.marks : unmarked;
  const hasCheck = profile !== null || profileWait !== null;
  return (
    <div className="@container">
      <RecipeFacts recipe={recipe} />
      <div className="mt-5 grid gap-3 print:mt-3">
        {hasCheck && (
          <ProfileCheckPanel
            state={state}
            wait={profileWait}
            headingLevel={headingLevel}
            onJump={({ source, start }) => goTo(markId(`${idPrefix}${source}`, { start }))}
            onAgainWithout={onAgainWithout}
          />
        )}
        <HonestyStrip state={state} failureToldElsewhere={hasCheck} />
        {onAgainWithout && <AgainField onAgainWithout={onAgainWithout} />}
      </div>
      <div className="mt-8 grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12 print:mt-4 print:gap-4">
        <RecipeImage
          imageUrl={recipe.imageUrl}
          title={title}
          eager
          showFailure
          onMakeOwn={onMakeOwn}
          {...(pending === undefined ? {} : { pending })}
          className="rounded-3xl shadow-card @3xl:col-start-2 print:max-w-[7cm] print:shadow-none"
        />
        {texts.ingredients.trim() !== '' && (
          <Section
            title="Ingredients"
            level={headingLevel}
            className="@3xl:sticky @3xl:top-24 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start"
          >
            <RecipeMarkdown
              text={texts.ingredients}
              headingLevel={headingLevel + 1}
              className="recipe-ingredients"
              marks={marks.ingredients}
              markPrefix={`${idPrefix}ingredients`}
            />
          </Section>
        )}
        {texts.description !== '' && (
          <Section title="Recipe Description" level={headingLevel} className="@3xl:col-start-2">
            <RecipeMarkdown
              text={texts.description}
              headingLevel={headingLevel + 1}
              marks={marks.description}
              markPrefix={`${idPrefix}description`}
            />
          </Section>
        )}
      </div>
    </div>
  );
}

const unmarked = { ingredients: [], description: [] };

/** Brings a marked word into sight and has it read out. */
function goTo(id: string): void {
  const mark = document.getElementById(id);
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView({ block: 'center' });
}

interface SectionProps {
  title: string;
  level: 2 | 3 | 4;
  className: string;
  children: ReactNode;
}

function Section({ title, level, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading
        id={id}
        className="mb-4 font-display text-2xl leading-tight font-semibold print:mb-2 print:text-xl"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
