/** Parses a recipe's markdown, once for display, cooking and check. Contains the markdown parser: load it lazily. */
import type { Code, Definition, Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type PlainText, plainText, type TextLine } from '@/food/text/plainText';
import { splitText } from '@/lib/splitText';

declare module 'mdast' {
  interface Data {
    textRange?: TextRange;
  }
}

/** Offsets in a plain text: of the first character, and after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text that is shown on its own. Parts share nodes: do not mutate them. */
export interface TextPart extends TextRange {
  /** Without markup; an empty line separates blocks. */
  readonly text: string;
  readonly blocks: readonly RootContent[];
  /** Link reference definitions of the whole text. */
  readonly definitions: readonly Definition[];
  /** Set if the markdown is not parsed: `text` is then the markdown. */
  readonly unparsedReason?: UnparsedReason | null;
}

export type UnparsedReason = 'too-long' | 'too-complex';

/** A text of a recipe: its markdown tree, and its plain text as shown. */
export interface RecipeText extends TextPart, PlainText {}

export const textRangeOfNode = ({ data }: Nodes): TextRange => data?.textRange ?? emptyRange;
const emptyRange: TextRange = { start: 0, end: 0 };

/** Returns the plain text of a node without children, as shown. */
export function leafText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.value;
    case 'inlineCode':
      return node.value.replaceAll('\n', ' ');
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    default:
      return '';
  }
}

/** The last parsed texts, newest last. A recipe has two, a comparison four. */
const textCache = new Map<string, RecipeText>();
const maxCachedTexts = 8;

/**
 * Returns the parsed text, the same object for the same markdown. Raw HTML stays plain text, as does markdown that
 * takes too long to parse.
 * @param markdown without HTML tags: see recipeToMarkdown
 */
export function parseRecipeText(markdown: string): RecipeText {
  const cached = textCache.get(markdown);
  if (cached) return cached;
  const text = parseMarkdown(markdown.replace(/\r\n?/g, '\n'));
  textCache.set(markdown, text);
  for (const oldest of textCache.keys()) {
    if (textCache.size <= maxCachedTexts) break;
    textCache.delete(oldest);
  }
  return text;
}

/*
 * Parsing takes quadratic time for some texts: half a minute for 20,000 asterisks. Within these limits a phone needs less
 * than a second, and real recipes are far below them.
 */
const maxCharacters = 20_000;
const maxLines = 1_000;
/** 50 nested lists or quotes, or an indent of 200 columns. */
const deepNestingPattern = /^(?:(?:[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|>)){50}|[ \t]{200})/m;
const emptyLinesPattern = /\n[ \t]*\n/;
/** Marks that may open or close inline markup. The parser compares each with every other in a paragraph. */
const inlineMarksPattern = /\*+|_+|[[\]]/g;
/** Limit for the sum of the squared numbers of marks: 1,000 in one paragraph, or 200 in each of 25. */
const maxMarkPairs = 1_000_000;

function findUnparsedReason(markdown: string): UnparsedReason | null {
  if (markdown.length > maxCharacters || (markdown.match(/\n/g)?.length ?? 0) > maxLines) return 'too-long';
  const pairs = markdown
    .split(emptyLinesPattern)
    .reduce((sum, paragraph) => sum + (paragraph.match(inlineMarksPattern)?.length ?? 0) ** 2, 0);
  return pairs > maxMarkPairs || deepNestingPattern.test(markdown) ? 'too-complex' : null;
}

/** Limits for the paragraphs of an unparsed text, in characters and in number. */
const maxParagraphLength = 4_000;
const maxParagraphs = 1_000;

/** Returns an unparsed text as paragraphs. Joins short ones if there are too many, and splits long ones. */
function createParagraphTree(text: string): Root {
  const minLength = text.length / maxParagraphs;
  const paragraphs: TextRange[] = [];
  let from = 0;
  const addTo = (end: number) => {
    for (const range of splitText(text.slice(from, end), maxParagraphLength))
      paragraphs.push({ start: from + range.start, end: from + range.end });
  };
  for (const { 0: gap, index } of text.matchAll(/\n[ \t]*\n\s*/g)) {
    if (index - from < minLength) continue;
    addTo(index);
    from = index + gap.length;
  }
  addTo(text.length);
  let line = 1;
  const children = paragraphs.map(({ start, end }): Paragraph => {
    const value = text.slice(start, end);
    const first = { line, column: 1, offset: start };
    const last = { line: line + value.split('\n').length - 1, column: 1, offset: end };
    // As if an empty line preceded each paragraph, also after a split: cookingSteps then takes each for a step.
    line = last.line + 2;
    return { type: 'paragraph', children: [{ type: 'text', value }], position: { start: first, end: last } };
  });
  return { type: 'root', children };
}

function parseMarkdown(markdown: string): RecipeText {
  const unparsedReason = findUnparsedReason(markdown);
  const tree = unparsedReason
    ? createParagraphTree(markdown)
    : fromMarkdown(markdown, { extensions: [{ disable: { null: ['htmlFlow', 'htmlText'] } }] });
  const words: string[] = [];
  let end = 0;
  const add = (more: string) => {
    words.push(more);
    end += more.length;
  };
  const leaves: { block: LeafBlock; isTop: boolean }[] = [];
  const definitions: Definition[] = [];

  const visit = (node: Nodes, isTop: boolean) => {
    if (node.type === 'definition') definitions.push(node);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'code') {
      if (unparsedReason) add(markdown.slice(end, node.position?.start.offset));
      else if (end > 0) add('\n\n');
      leaves.push({ block: node, isTop });
    }
    let start = end;
    if ('children' in node) {
      for (const child of node.children) visit(child, node === tree);
      start = node.children[0] ? textRangeOfNode(node.children[0]).start : start;
    } else add(leafText(node));
    node.data = { ...node.data, textRange: { start, end } };
  };
  visit(tree, false);

  const text = words.join('');
  return {
    text,
    lines: leaves.flatMap(({ block, isTop }) => splitBlockLines(block, text, isTop)),
    start: 0,
    end,
    blocks: tree.children.filter(({ type }) => type !== 'definition'),
    definitions,
    unparsedReason,
  };
}

type LeafBlock = Paragraph | Heading | Code;

/** True for a heading with '#' marks. A setext heading, text over a rule, is seldom meant as a heading. */
export const isAtxHeading = ({ position }: Heading): boolean => position?.start.line === position?.end.line;

/** In characters: longer bold text at the start of a line is no heading. */
const maxHeadingLength = 80;

/**
 * Returns the lines of a block.
 * @param isTopLevel true outside of lists and quotes, where bold text may head a line
 */
export function splitBlockLines(block: LeafBlock, text: string, isTopLevel = true): TextLine[] {
  const { start, end } = textRangeOfNode(block);
  const isHeadingBlock = block.type === 'heading' && isAtxHeading(block);
  const bold =
    isTopLevel && block.type !== 'code' ? block.children.filter(({ type }) => type === 'strong') : [];
  const boldEnds = new Map(bold.map(textRangeOfNode).map((range) => [range.start, range.end]));
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((words) => {
      const line = { start: at, end: at + words.length };
      at = line.end + 1;
      const boldEnd = Math.min(boldEnds.get(line.start) ?? line.start, line.end);
      const isShortEnough = boldEnd - line.start <= maxHeadingLength;
      return { ...line, headingEnd: isHeadingBlock ? line.end : isShortEnough ? boldEnd : line.start };
    });
}

/** Returns the nodes in a range of the plain text. Copies and cuts nodes that cross its ends. */
export function sliceNodes<Node extends Nodes>(nodes: readonly Node[], { start, end }: TextRange): Node[] {
  return nodes.flatMap((node): Node[] => {
    const nodeRange = textRangeOfNode(node);
    if (nodeRange.end <= start || nodeRange.start >= end) return [];
    if (nodeRange.start >= start && nodeRange.end <= end) return [node];
    const within = { start: Math.max(nodeRange.start, start), end: Math.min(nodeRange.end, end) };
    const data = { ...node.data, textRange: within };
    if ('children' in node) {
      const children = sliceNodes<Nodes>(node.children, within);
      return [{ ...node, data, children }];
    }
    if (!('value' in node)) return [node];
    const value = node.value.slice(within.start - nodeRange.start, within.end - nodeRange.start);
    return [{ ...node, data, value }];
  });
}

export interface ParsedRecipe {
  readonly title: PlainText;
  readonly ingredients: RecipeText;
  readonly description: RecipeText;
}

export const parseRecipe = (texts: {
  title: string;
  ingredients: string;
  description: string;
}): ParsedRecipe => ({
  title: plainText(texts.title),
  ingredients: parseRecipeText(texts.ingredients),
  description: parseRecipeText(texts.description),
});
