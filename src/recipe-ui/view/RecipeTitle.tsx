import { fallbackTitles } from '@/recipe/recipeTitle';
import type { OpenRecipe } from '../useOpenRecipe';

interface RecipeTitleProps {
  recipe: OpenRecipe;
  level: 1 | 2 | 3;
  className: string;
}

/** The heading of a recipe: its title as it was checked. */
export function RecipeTitle({ recipe: open, level, className }: RecipeTitleProps) {
  const Heading = `h${level}` as const;
  const isUntitled = open.texts.title === '';
  return (
    <Heading
      {...(level === 1 ? { tabIndex: -1 } : {})}
      lang={isUntitled && open.title === fallbackTitles.page ? 'es' : undefined}
      dir="auto"
      className={className}
    >
      {withUnbrokenWords(open.title)}
    </Heading>
  );
}

/** Longer words than this, in characters, have to break: on a phone they would not fit on a line. */
const longestUnbroken = 20;

/** A text in which no line ends inside 'gluten-free'; it stays as it is, for those who search or copy it. */
const withUnbrokenWords = (text: string) =>
  text.split(/([\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+)/u).map((part, index) =>
    index % 2 === 1 && part.length <= longestUnbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
