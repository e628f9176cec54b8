import { lazy, Suspense } from 'react';
import { lazyImport } from '@/lib/lazyImport';
import type { Mark } from '@/recipe/check/marks';
import type { Replacements } from '@/recipe/portions/replacements';
import type { TextPart } from '@/recipe/recipeText';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import './recipeMarkdown.css';

interface RecipeMarkdownProps {
  /** Markdown without tags (see markdownSource), or a part of a text that is parsed already. */
  text: string | TextPart;
  /** Level of the text's topmost heading: one below the heading it stands under. */
  headingLevel?: number;
  className?: string;
  /** What to underline, by its place in the plain text, in order. */
  marks?: readonly Mark[] | undefined;
  /** Begins the ids of the marks. */
  markPrefix?: string;
  /** Shown in the place of other words, by their places in the plain text, in order. */
  replacements?: Replacements | undefined;
}

const MarkdownText = lazy(async () => {
  try {
    return { default: (await lazyImport(() => import('./MarkdownText'))).MarkdownText };
  } catch {
    // A recipe in plain text still cooks.
    return { default: Unformatted };
  }
});

/**
 * A recipe's markdown, formatted (claims 2.97, 2.98): no raw HTML, links only to http, https and mailto, pictures as links,
 * headings in line with the page's outline.
 */
export function RecipeMarkdown({
  text,
  headingLevel = 3,
  className,
  marks,
  markPrefix,
  replacements,
}: RecipeMarkdownProps) {
  return (
    <div className={cx('recipe-markdown', className)}>
      <Suspense fallback={<TextSkeleton />}>
        <MarkdownText
          text={text}
          headingLevel={headingLevel}
          marks={marks}
          markPrefix={markPrefix}
          replacements={replacements}
        />
      </Suspense>
    </div>
  );
}

function Unformatted({ text }: Pick<RecipeMarkdownProps, 'text'>) {
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
