import './recipeMarkdown.css';
import { memo } from 'react';
import { cx } from '@/ui/cx';
import { RegenerateWithoutContext } from '../check/FoodMark';
import { MarkdownText, type MarkdownTextProps } from './MarkdownText';

export interface RecipeMarkdownProps extends MarkdownTextProps {
  className?: string;
  /** See RegenerateWithoutContext. */
  regenerateWithoutIds?: ((ids: readonly string[]) => void) | null;
}

/**
 * Shows a recipe's markdown (claim 2.9): without raw HTML, with links only to http, https and mailto, pictures as
 * links, headings below the page's. Memoized, because it is the slowest part of a recipe's screen.
 */
export const RecipeMarkdown = memo(function RecipeMarkdown({
  className,
  regenerateWithoutIds = null,
  ...text
}: RecipeMarkdownProps) {
  return (
    <div className={cx('recipe-markdown', className)}>
      <RegenerateWithoutContext value={regenerateWithoutIds}>
        <MarkdownText {...text} />
      </RegenerateWithoutContext>
    </div>
  );
});
