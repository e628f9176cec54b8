import { lazy, memo, Suspense } from 'react';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import { RegenerateWithoutContext } from '../check/FoodMark';
import type { MarkdownTextProps } from './MarkdownText';
import './recipeMarkdown.css';

export interface RecipeMarkdownProps extends MarkdownTextProps {
  className?: string;
  /** See RegenerateWithoutContext. */
  regenerateWithoutIds?: ((ids: readonly string[]) => void) | null;
}

const MarkdownText = lazy(async () => {
  try {
    return await import('./MarkdownText');
  } catch {
    // If the code does not load, shows plain text.
    return { default: PlainTextFallback };
  }
});

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
      <Suspense fallback={<TextSkeleton />}>
        <RegenerateWithoutContext value={regenerateWithoutIds}>
          <MarkdownText {...text} />
        </RegenerateWithoutContext>
      </Suspense>
    </div>
  );
});

function PlainTextFallback({ text }: Pick<MarkdownTextProps, 'text'>) {
  return <p>{typeof text === 'string' ? text : text.text}</p>;
}

function TextSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}
