import type { Root } from 'mdast';
import { Children } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Mark } from '@/recipe/check/marks';
import type { Replacements } from '@/recipe/portions/replacements';
import { parseRecipeText, type TextPart, type UnparsedReason } from '@/recipe/recipeText';
import { FoodMark } from '../check/FoodMark';
import { TickableItem } from '../ticks/TickableItem';
import { markdownHandlers } from './markdownHandlers';

export interface MarkdownTextProps {
  /** Markdown without tags (see recipeToMarkdown), or a part of a parsed text. */
  text: string | TextPart;
  /** Level of the text's top heading: one below the heading above the text. */
  headingLevel?: number;
  /** Ranges to underline in the plain text, in order. */
  marks?: readonly Mark[];
  markIdPrefix?: string;
  /** Replaced ranges of the plain text, in order. */
  replacements?: Replacements;
}

const unparsedNotes: Record<UnparsedReason, string> = {
  'too-long': 'This text is too long to format, so it is shown as written.',
  'too-complex': 'This text could not be formatted, so it is shown as written.',
};

/** Renders the markdown of RecipeMarkdown. */
export function MarkdownText({
  text,
  headingLevel = 3,
  marks = [],
  markIdPrefix = '',
  replacements = [],
}: MarkdownTextProps) {
  const { unparsedReason, definitions, blocks } = typeof text === 'string' ? parseRecipeText(text) : text;
  const depths = new Set(blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : [])));
  const headings = { topHeadingLevel: headingLevel, depths: [...depths] };
  const tree: Root = { type: 'root', children: [...definitions, ...blocks] };
  const markdown = (
    // Without text: the remark plugin returns the parsed tree.
    <Markdown
      components={components}
      remarkPlugins={[() => () => tree]}
      remarkRehypeOptions={{ handlers: markdownHandlers({ marks, markIdPrefix, replacements, headings }) }}
      urlTransform={safeUrl}
    />
  );
  if (!unparsedReason) return markdown;
  return (
    <>
      <p role="note" className="text-sm text-soft">
        {unparsedNotes[unparsedReason]}
      </p>
      <div className="unparsed-text">{markdown}</div>
    </>
  );
}

/** Returns a URL with a safe protocol, else ''. */
function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? url : '';
}

const components: Components = {
  a: ({ href, children }) => {
    if (!href || Children.count(children) === 0) return children;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  },
  li: TickableItem,
  mark: FoodMark,
};
