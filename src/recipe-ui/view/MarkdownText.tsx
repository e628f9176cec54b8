import type { Root } from 'mdast';
import { Children, type ComponentProps, memo, useMemo } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import type { Mark } from '@/recipe/check/marks';
import { noReplacements, type Replacements } from '@/recipe/portions/replacements';
import { parseRecipeText, type TextPart } from '@/recipe/recipeText';
import { FoodMark } from '../check/FoodMark';
import { TickableItem } from '../ticks/TickableItem';
import { nodeHandlers, type ShownText } from './nodeHandlers';
import { type TextPiece, textPieces } from './textPieces';
import { usePiecesMarked } from './usePiecesMarked';

interface MarkdownTextProps {
  /** Markdown without tags (see markdownSource), or a part of a text that is parsed already. */
  text: string | TextPart;
  /** Level of the text's topmost heading. */
  headingLevel: number;
  /** What to underline, by its place in the plain text, in order. */
  marks?: readonly Mark[] | undefined;
  /** Begins the ids of the marks. */
  markPrefix?: string | undefined;
  /** Shown in the place of other words, by their places in the plain text, in order. */
  replacements?: Replacements | undefined;
}

/**
 * The renderer behind RecipeMarkdown, in a chunk of its own: react-markdown is heavy. A very long text is set piece by
 * piece, so that the page answers in between, and only pieces with new marks are set again.
 */
export function MarkdownText({
  text,
  headingLevel,
  marks = none,
  markPrefix = '',
  replacements = noReplacements,
}: MarkdownTextProps) {
  const part = typeof text === 'string' ? parseRecipeText(text) : text;
  const pieces = useMemo(() => textPieces(part), [part]);
  const depths = useMemo(() => headingDepths(part), [part]);
  const marked = usePiecesMarked(pieces, marks, markPrefix);
  const shown = pieces.map((piece, index) => (
    <Piece
      key={piece.start}
      piece={piece}
      definitions={part.definitions}
      headings={{ topLevel: headingLevel, depths }}
      marks={marked[index] ?? none}
      markPrefix={markPrefix}
      replacements={replacements.filter(({ start, end }) => start <= piece.end && end >= piece.start)}
    />
  ));
  if (!part.oddity) return <>{shown}</>;
  return (
    <>
      <p role="note" className="text-sm text-soft">
        {`This text is ${part.oddity}, so it is shown as it is.`}
      </p>
      <div className="as-it-is">{shown}</div>
    </>
  );
}

const none: readonly Mark[] = [];

/** The depths of headings that a text uses. */
const headingDepths = ({ blocks }: TextPart): number[] => [
  ...new Set(blocks.filter((block) => block.type === 'heading').map(({ depth }) => depth)),
];

interface PieceProps extends ShownText, Pick<TextPart, 'definitions'> {
  piece: TextPiece;
}

const Piece = memo(
  function Piece({ piece, definitions, ...shown }: PieceProps) {
    const tree: Root = { type: 'root', children: [...definitions, ...piece.blocks] };
    return (
      // No text to parse: the tree is here already.
      <Markdown
        components={components}
        remarkPlugins={[() => () => tree]}
        remarkRehypeOptions={{ handlers: nodeHandlers(shown) }}
        urlTransform={safeUrl}
      />
    );
  },
  (before, now) =>
    before.piece === now.piece &&
    before.headings.topLevel === now.headings.topLevel &&
    before.markPrefix === now.markPrefix &&
    before.marks.length === now.marks.length &&
    before.marks.every((mark, index) => mark === now.marks[index]) &&
    before.replacements.length === now.replacements.length &&
    before.replacements.every((replacement, index) => replacement === now.replacements[index]),
);

/** Only addresses a recipe may lead to; everything else becomes plain text. */
function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? url : '';
}

type MarkProps = ComponentProps<'mark'> & ExtraProps & { 'data-spoken'?: string };

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
  mark: ({ node: _, 'data-spoken': spoken, ...mark }: MarkProps) => <FoodMark {...mark} spoken={spoken} />,
};
