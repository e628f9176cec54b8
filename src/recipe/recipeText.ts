/** A recipe's markdown as a tree: parsed once for all who show, cook and check it. Load it lazily: the parser is heavy. */
import type { Code, Definition, Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type PlainText, plainText, type TextLine } from '@/food/text/plainText';
import { splitText } from '@/lib/splitText';

declare module 'mdast' {
  interface Data {
    /** Where the words of a node stand in the plain text of the whole. */
    textRange?: TextRange;
  }
}

/** Places in a plain text: the first character, and the one after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text that is shown by itself: its nodes, which several parts may share and none may change. */
export interface TextPart extends TextRange {
  /** Its words, without markup; an empty line between two blocks. */
  readonly text: string;
  readonly blocks: readonly RootContent[];
  /** The addresses of the whole text that links may refer to. */
  readonly definitions: readonly Definition[];
  /** Set of a whole text whose markdown is not read: its words are that markdown, to the letter. */
  readonly unparsedReason?: UnparsedReason | null;
}

/** Why the markdown of a text is not read. */
type UnparsedReason = 'very long' | 'oddly built';

/** A text of a recipe: the tree of its markdown, and its words as they are shown. */
export interface RecipeText extends TextPart, PlainText {}

/** Where a node's words stand in the plain text. */
export const textRangeOfNode = ({ data }: Nodes): TextRange => data?.textRange ?? nowhere;
const nowhere: TextRange = { start: 0, end: 0 };

/** What a node without children adds to the words, exactly as it is shown. */
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

/** Texts parsed lately, the newest last: a recipe has two, a comparison four. */
const parsed = new Map<string, RecipeText>();
const mostKept = 8;

/**
 * The tree of a text, the same one for the same markdown. Raw HTML is no markup here but words, and so is all markdown of a
 * text that would take too long to parse.
 * @param markdown without tags: see recipeToMarkdown
 */
export function parseRecipeText(markdown: string): RecipeText {
  const known = parsed.get(markdown);
  if (known) return known;
  const text = parse(markdown.replace(/\r\n?/g, '\n'));
  parsed.set(markdown, text);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= mostKept) break;
    parsed.delete(oldest);
  }
  return text;
}

/*
 * Any backend may send any text, and parsing takes the square of some of its parts: 20,000 asterisks take half a minute. What is
 * within these bounds takes a phone less than a second, and no recipe comes near them.
 */
const mostCharacters = 20_000;
const mostLines = 1_000;
/** Lists and quotes in one another, or an indent in columns. */
const deepNesting = /^(?:(?:[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|>)){50}|[ \t]{200})/m;
const emptyLines = /\n[ \t]*\n/;
/** What may open or close something inside a paragraph, which pairs each with each. */
const inlineMarks = /\*+|_+|[[\]]/g;
/** The squares of the marks in each paragraph, added up: 1,000 in one, or 200 in each of 25. */
const mostPairs = 1_000_000;

function oddityOf(markdown: string): UnparsedReason | null {
  if (markdown.length > mostCharacters || (markdown.match(/\n/g)?.length ?? 0) > mostLines)
    return 'very long';
  const pairs = markdown
    .split(emptyLines)
    .reduce((sum, paragraph) => sum + (paragraph.match(inlineMarks)?.length ?? 0) ** 2, 0);
  return pairs > mostPairs || deepNesting.test(markdown) ? 'oddly built' : null;
}

/** Characters of a paragraph of a text that is shown as it is, and how many of them there are. */
const longestParagraph = 4_000;
const mostParagraphs = 1_000;

/** A text as it is, in paragraphs: short ones stand together where they are many, long ones are cut. */
function treeOfWords(text: string): Root {
  const least = text.length / mostParagraphs;
  const paragraphs: TextRange[] = [];
  let from = 0;
  const addTo = (end: number) => {
    for (const stretch of splitText(text.slice(from, end), longestParagraph))
      paragraphs.push({ start: from + stretch.start, end: from + stretch.end });
  };
  for (const { 0: gap, index } of text.matchAll(/\n[ \t]*\n\s*/g)) {
    if (index - from < least) continue;
    addTo(index);
    from = index + gap.length;
  }
  addTo(text.length);
  let line = 1;
  const children = paragraphs.map(({ start, end }): Paragraph => {
    const value = text.slice(start, end);
    const first = { line, column: 1, offset: start };
    const last = { line: line + value.split('\n').length - 1, column: 1, offset: end };
    // An empty line sets each apart, also one that was cut: each may be a step.
    line = last.line + 2;
    return { type: 'paragraph', children: [{ type: 'text', value }], position: { start: first, end: last } };
  });
  return { type: 'root', children };
}

function parse(markdown: string): RecipeText {
  const oddity = oddityOf(markdown);
  const tree = oddity
    ? treeOfWords(markdown)
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
      if (oddity) add(markdown.slice(end, node.position?.start.offset));
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
    lines: leaves.flatMap(({ block, isTop }) => linesOfBlock(block, text, isTop)),
    start: 0,
    end,
    blocks: tree.children.filter(({ type }) => type !== 'definition'),
    definitions,
    unparsedReason: oddity,
  };
}

type LeafBlock = Paragraph | Heading | Code;

/** Whether a heading is marked as one: a sentence over a rule is a heading to markdown as well, but seldom meant as one. */
export const isAtxHeading = ({ position }: Heading): boolean => position?.start.line === position?.end.line;

/** Longer bold words head nothing. Characters. */
const longestHeading = 80;

/**
 * The lines of a block.
 * @param isTop of a block that is in no list and no quote: there, words in bold may head a line
 */
export function linesOfBlock(block: LeafBlock, text: string, isTop = true): TextLine[] {
  const { start, end } = textRangeOfNode(block);
  const isHeadline = block.type === 'heading' && isAtxHeading(block);
  const bold = isTop && block.type !== 'code' ? block.children.filter(({ type }) => type === 'strong') : [];
  const boldEnds = new Map(bold.map(textRangeOfNode).map((range) => [range.start, range.end]));
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((words) => {
      const line = { start: at, end: at + words.length };
      at = line.end + 1;
      const boldEnd = Math.min(boldEnds.get(line.start) ?? line.start, line.end);
      const isHead = boldEnd - line.start <= longestHeading;
      return { ...line, headingEnd: isHeadline ? line.end : isHead ? boldEnd : line.start };
    });
}

/** The nodes of a stretch of the plain text; those that it cuts through are copied. */
export function sliceNodes<Node extends Nodes>(nodes: readonly Node[], { start, end }: TextRange): Node[] {
  return nodes.flatMap((node): Node[] => {
    const words = textRangeOfNode(node);
    if (words.end <= start || words.start >= end) return [];
    if (words.start >= start && words.end <= end) return [node];
    const within = { start: Math.max(words.start, start), end: Math.min(words.end, end) };
    const data = { ...node.data, textRange: within };
    if ('children' in node) {
      const children = sliceNodes<Nodes>(node.children, within);
      return [{ ...node, data, children }];
    }
    if (!('value' in node)) return [node];
    const value = node.value.slice(within.start - words.start, within.end - words.start);
    return [{ ...node, data, value }];
  });
}

/** The texts of a recipe, parsed. */
export interface ParsedRecipe {
  readonly title: PlainText;
  readonly ingredients: RecipeText;
  readonly description: RecipeText;
}

/** Parses the texts of a recipe, as recipeToMarkdown gives them. */
export const parseRecipe = (texts: {
  title: string;
  ingredients: string;
  description: string;
}): ParsedRecipe => ({
  title: plainText(texts.title),
  ingredients: parseRecipeText(texts.ingredients),
  description: parseRecipeText(texts.description),
});
