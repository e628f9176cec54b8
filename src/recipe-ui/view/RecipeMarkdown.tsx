import { lazy, Suspense } from 'react';
import type { Mark } from '@/recipe/check/marks';
import { withoutTags } from '@/recipe/markdownSource';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/Skeleton';
import './recipeMarkdown.css';

interface RecipeMarkdownProps {
  text: string;
  /** Level of the text's topmost heading: one below the heading it stands under. */
  headingLevel?: number;
  className?: string;
  /** What to underline, by its place in the text; the text then holds no tags (see markdownSource). */
  marks?: readonly Mark[] | undefined;
  /** Begins the ids of the marks. */
  markPrefix?: string;
}

const MarkdownText = lazy(async () => {
  try {
    return { default: (await import('./MarkdownText')).MarkdownText };
  } catch {
    // Offline, or a new version was deployed meanwhile: a recipe in plain text still cooks.
    return { default: PlainText };
  }
});

/**
 * A recipe's markdown, formatted (spec 2): no raw HTML, links only to http, https and mailto, pictures as links,
 * headings in line with the page's outline.
 */
export function RecipeMarkdown({
  text,
  headingLevel = 3,
  className,
  marks,
  markPrefix,
}: RecipeMarkdownProps) {
  return (
    <div className={cx('recipe-markdown', className)}>
      <Suspense fallback={<TextSkeleton />}>
        <MarkdownText
          text={marks ? text : withoutTags(text)}
          headingLevel={headingLevel}
          marks={marks}
          markPrefix={markPrefix}
        />
      </Suspense>
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  return <p>{text}</p>;
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
