import type { Root } from 'mdast';
import { Children, type ComponentProps } from 'react';
import Markdown, { type Components } from 'react-markdown';

interface MarkdownTextProps {
  text: string;
  /** Level of the text's topmost heading. */
  headingLevel: number;
}

/** The renderer behind RecipeMarkdown, in a chunk of its own: react-markdown is heavy. */
export function MarkdownText({ text, headingLevel }: MarkdownTextProps) {
  return (
    <Markdown components={components} remarkPlugins={[[outline, headingLevel]]} urlTransform={safeUrl}>
      {withoutTags(text)}
    </Markdown>
  );
}

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

/** Models write tags into markdown now and then: the words stay, what would be markup goes. */
function withoutTags(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi, '');
}

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

const components: Components = {
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  // A picture in a text loads from anywhere, unasked: it is offered, not shown.
  img: ({ src, alt }) => <OutsideLink href={typeof src === 'string' ? src : undefined}>{alt}</OutsideLink>,
};
