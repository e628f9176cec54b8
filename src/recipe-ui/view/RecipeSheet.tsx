import { type ReactNode, useId } from 'react';
import { unreadNotes } from '@/recipe/structuredText';
import { HonestyStrip } from '../check/HonestyStrip';
import { useJumpToMark, WantedMarksContext } from '../check/jumpToMark';
import { ProfileCheckPanel } from '../check/ProfileCheckPanel';
import { PortionsControl } from '../portions/PortionsControl';
import { PortionsNote } from '../portions/PortionsNote';
import { RegenerateField } from '../regenerate/RegenerateField';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { RecipeDetails } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import { RecipeMarkdown } from './RecipeMarkdown';
import { UnreadNote } from './UnreadNote';

interface RecipeSheetProps {
  recipe: OpenRecipe;
  /** Level of the section headings: one below the title's. */
  headingLevel?: 2 | 3 | 4;
  /** Asked for by a click on a sample picture, in place of having one of the recipe's own made. */
  onMakeImage?: () => void;
}

/**
 * A recipe below its title, to be cooked from: details, checks, picture, ingredients, description. Where there is room,
 * the ingredients stay in sight beside the steps. Prints on clean pages.
 */
export function RecipeSheet({ recipe: open, headingLevel = 2, onMakeImage }: RecipeSheetProps) {
  const { recipe, title, texts, marks, check, hasProfile, regenerateWithout, image, portions } = open;
  const unread = unreadNotes(recipe.unread);
  const { wanted, jumpTo } = useJumpToMark(open);
  return (
    <div className="@container print:flex print:flex-col">
      <RecipeDetails
        recipe={recipe}
        portions={
          `${texts.ingredients}${texts.description}`.trim() !== '' && (
            <>
              <PortionsControl portions={portions} />
              <PortionsNote portions={portions} className="hidden print:block" />
            </>
          )
        }
      />
      <div className="mt-5 grid gap-3 print:order-last print:mt-4 print:border-t print:border-line print:pt-3">
        {hasProfile && <ProfileCheckPanel recipe={open} headingLevel={headingLevel} onJump={jumpTo} />}
        <HonestyStrip check={check} failureToldElsewhere={hasProfile} />
        {regenerateWithout && <RegenerateField onRegenerateWithout={regenerateWithout} />}
      </div>
      <div className="mt-8 grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12 print:mt-4 print:block">
        <RecipeImage
          imageUrl={recipe.imageUrl}
          title={title}
          eager
          showFailure
          onMakeOwn={onMakeImage ?? image.make}
          pending={image.isPending}
          className="rounded-3xl shadow-card @3xl:col-start-2 print:float-right print:ml-6 print:w-[5cm] print:rounded-xl print:shadow-none"
        />
        <WantedMarksContext value={wanted}>
          {`${texts.ingredients}${unread.ingredients}`.trim() !== '' && (
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
                markPrefix={markPrefix(open, 'ingredients')}
                replacements={portions.shown.ingredients}
              />
              <UnreadNote>{unread.ingredients}</UnreadNote>
            </Section>
          )}
          {`${texts.description}${unread.description}` !== '' && (
            <Section title="Recipe Description" level={headingLevel} className="@3xl:col-start-2 print:mt-4">
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
        </WantedMarksContext>
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
