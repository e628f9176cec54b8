import { fallbackTitles } from '@/recipe/recipeTitle';
import type { ShownRecipe } from '../useShownRecipe';

interface RecipeTitleProps {
  shownRecipe: ShownRecipe;
  level: 1 | 2 | 3;
  className: string;
}

export function RecipeTitle({ shownRecipe, level, className }: RecipeTitleProps) {
  const Heading = `h${level}` as const;
  const isUntitled = shownRecipe.texts.title === '';
  return (
    <Heading
      {...(level === 1 ? { tabIndex: -1 } : {})}
      lang={isUntitled && shownRecipe.title === fallbackTitles.page ? 'es' : undefined}
      dir="auto"
      className={className}
    >
      {renderUnbrokenWords(shownRecipe.title)}
    </Heading>
  );
}

/** In characters. Longer words may break, because they would not fit on a phone. */
const maxUnbrokenLength = 20;

/** Returns a text without line breaks inside 'gluten-free'. The characters stay unchanged, for search and copy. */
const renderUnbrokenWords = (text: string) =>
  text.split(/([\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+)/u).map((part, index) =>
    index % 2 === 1 && part.length <= maxUnbrokenLength ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other stable key.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
