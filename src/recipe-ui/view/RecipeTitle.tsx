import { untitled } from '@/recipe/title';
import { MarkedText } from '../check/MarkedText';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';

interface RecipeTitleProps {
  recipe: OpenRecipe;
  level: 1 | 2 | 3;
  className: string;
}

/** The heading of a recipe: its title as it was checked, with the words marked that meet the cook's profile. */
export function RecipeTitle({ recipe: open, level, className }: RecipeTitleProps) {
  const Heading = `h${level}` as const;
  const isUntitled = open.texts.title === '';
  return (
    <Heading
      {...(level === 1 ? { tabIndex: -1 } : {})}
      lang={isUntitled && open.title === untitled.page ? 'es' : undefined}
      dir="auto"
      className={className}
    >
      {isUntitled ? (
        open.title
      ) : (
        <MarkedText text={open.title} marks={open.marks.title} markPrefix={markPrefix(open, 'title')} />
      )}
    </Heading>
  );
}
