import { fallbackTitles } from '@/recipe/recipeTitle';
import type { OpenRecipe } from '../useOpenRecipe';

interface RecipeTitleProps {
  recipe: OpenRecipe;
  level: 1 | 2 | 3;
  className: string;
}

/** Shows a recipe's title with its marks. */
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

/** In characters. Longer words may break, because they would not fit on a phone. */
const maxUnbrokenLength = 20;

/** Shows a text without line breaks inside 'gluten-free'. The characters stay unchanged, for search and copy. */
const withUnbrokenWords = (text: string) =>
  text.split(/([\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+)/u).map((part, index) =>
    index % 2 === 1 && part.length <= maxUnbrokenLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
