import type { Root } from 'mdast';
import { Children, type ComponentProps, memo, useMemo } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import type { Mark } from '@/recipe/check/marks';
import { FoodMark } from '../check/FoodMark';
import { rehypeMarks } from '../check/rehypeMarks';
import { markdownChunks } from './markdownChunks';
import { usePiecesMarked } from './usePiecesMarked';

export interface MarkdownTextProps {
  /** Without tags: see markdownSource. */
  text: string;
  /** Level of the text's topmost heading. */
  headingLevel: number;
  /** What to underline, by its place in the text, in order. */
  marks?: readonly Mark[] | undefined;
  /** Begins the ids of the marks. */
  markPrefix?: string | undefined;
}

/**
 * The renderer behind RecipeMarkdown, in a chunk of its own: react-markdown is heavy. A very long text is set piece by
 * piece, so that the page answers in between, and only pieces with new marks are set again.
 */
export function MarkdownText({ text, headingLevel, marks = none, markPrefix = '' }: MarkdownTextProps) {
  const chunks = useMemo(() => markdownChunks(text), [text]);
  const marked = usePiecesMarked(chunks, marks, markPrefix);
  const pieces = chunks.map(({ start, end }, index) => (
    <Piece
      key={start}
      text={text.slice(start, end)}
      headingLevel={headingLevel}
      marks={marked[index] ?? none}
      offset={start}
      markPrefix={markPrefix}
    />
  ));
  return <>{pieces}</>;
}

const none: readonly Mark[] = [];

interface PieceProps extends Required<Pick<MarkdownTextProps, 'text' | 'headingLevel'>> {
  marks: readonly Mark[];
  /** Where the piece begins in the whole text. */
  offset: number;
  markPrefix: string;
}

const Piece = memo(
  function Piece({ text, headingLevel, marks, offset, markPrefix }: PieceProps) {
    const options = { source: text, marks, offset, idPrefix: markPrefix };
    return (
      <Markdown
        components={components}
        remarkPlugins={[[outline, headingLevel]]}
        rehypePlugins={marks.length > 0 ? [[rehypeMarks, options]] : []}
        urlTransform={safeUrl}
      >
        {text}
      </Markdown>
    );
  },
  (before, now) =>
    before.text === now.text &&
    before.headingLevel === now.headingLevel &&
    before.offset === now.offset &&
    before.markPrefix === now.markPrefix &&
    before.marks.length === now.marks.length &&
    before.marks.every((mark, index) => mark === now.marks[index]),
);

/** Ranks the headings below the page's own, without jumps, whatever depths the text uses. */
function outline(top: number) {
  return (tree: Root) => {
    const headings = tree.children.filter((node) => node.type === 'heading');
    const depths = [...new Set(headings.map(({ depth }) => depth))].sort((a, b) => a - b);
    for (const node of headings) node.depth = headingDepth(top + depths.indexOf(node.depth));
  };
}

const headingDepths = [1, 2, 3, 4, 5, 6] as const;
const headingDepth = (level: number) => headingDepths[Math.min(level, 6) - 1] ?? 6;

/** Only addresses a recipe may lead to; everything else becomes plain text. */
function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? url : '';
}

function OutsideLink({ href, children }: ComponentProps<'a'>) {
  if (!href || Children.count(children) === 0) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

type MarkProps = ComponentProps<'mark'> & ExtraProps & { 'data-spoken'?: string };

const components: Components = {
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  // A picture in a text loads from anywhere, unasked: it is offered, not shown.
  img: ({ src, alt }) => <OutsideLink href={typeof src === 'string' ? src : undefined}>{alt}</OutsideLink>,
  mark: ({ node: _, 'data-spoken': spoken, ...mark }: MarkProps) => <FoodMark {...mark} spoken={spoken} />,
};
