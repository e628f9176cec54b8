import { type ReactNode, useId } from 'react';
import type { Recipe } from '@/recipe/recipe';
import type { RegenerateWithout } from '@/recipe/regenerate/leftOut';
import { HonestyStrip } from '../check/HonestyStrip';
import { ProfileCheckPanel } from '../check/ProfileCheckPanel';
import { SoughtMarksContext } from '../check/soughtMark';
import { useGoToMark } from '../check/useGoToMark';
import { RegenerateField } from '../regenerate/RegenerateField';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { RecipeFacts } from './RecipeFacts';
import { RecipeImage } from './RecipeImage';
import { RecipeMarkdown } from './RecipeMarkdown';

interface RecipeSheetProps {
  recipe: Recipe;
  /** Of this recipe. */
  reading: OpenRecipe;
  /** As shown above the sheet, for the picture's alternative text. */
  title: string;
  /** Level of the section headings: one below the title's. */
  headingLevel?: 2 | 3 | 4;
  /** Asked for by a click on a sample picture: one of the recipe's own. */
  onMakeOwn?: (() => void) | undefined;
  pending?: boolean;
  /** Asks for the recipe anew, without some foods. Left out where nobody could ask. */
  onRegenerateWithout?: RegenerateWithout | undefined;
}

/**
 * A recipe below its title, to be cooked from: facts, checks, picture, ingredients, description. Where there is room,
 * the ingredients stay in sight beside the steps. Prints on clean pages.
 */
export function RecipeSheet({
  recipe,
  reading,
  title,
  headingLevel = 2,
  onMakeOwn,
  pending,
  onRegenerateWithout,
}: RecipeSheetProps) {
  const { texts, marks, state, hasCheck } = reading;
  const { sought, goTo } = useGoToMark(reading);
  return (
    <div className="@container">
      <RecipeFacts recipe={recipe} />
      <div className="mt-5 grid gap-3 print:mt-3">
        {hasCheck && (
          <ProfileCheckPanel
            reading={reading}
            headingLevel={headingLevel}
            onJump={goTo}
            onRegenerateWithout={onRegenerateWithout}
          />
        )}
        <HonestyStrip state={state} failureToldElsewhere={hasCheck} />
        {onRegenerateWithout && <RegenerateField onRegenerateWithout={onRegenerateWithout} />}
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
        <SoughtMarksContext value={sought}>
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
                markPrefix={markPrefix(reading, 'ingredients')}
              />
            </Section>
          )}
          {texts.description !== '' && (
            <Section title="Recipe Description" level={headingLevel} className="@3xl:col-start-2">
              <RecipeMarkdown
                text={texts.description}
                headingLevel={headingLevel + 1}
                marks={marks.description}
                markPrefix={markPrefix(reading, 'description')}
              />
            </Section>
          )}
        </SoughtMarksContext>
      </div>
    </div>
  );
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
