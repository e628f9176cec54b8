import { untitled } from '@/recipe/title';
import { MarkedText } from '../check/MarkedText';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';

interface RecipeTitleProps {
  reading: OpenRecipe;
  level: 1 | 2 | 3;
  /** What a recipe without a title is called here. */
  fallback?: string;
  className: string;
}

/** The heading of a recipe: its title as it was read, with the words marked that meet the cook's profile. */
export function RecipeTitle({ reading, level, fallback = untitled.page, className }: RecipeTitleProps) {
  const Heading = `h${level}` as const;
  const { title } = reading.texts;
  const isSpanish = title === '' && fallback === untitled.page;
  return (
    <Heading
      {...(level === 1 ? { tabIndex: -1 } : {})}
      lang={isSpanish ? 'es' : undefined}
      dir="auto"
      className={className}
    >
      {title === '' ? (
        fallback
      ) : (
        <MarkedText text={title} marks={reading.marks.title} markPrefix={markPrefix(reading, 'title')} />
      )}
    </Heading>
  );
}
