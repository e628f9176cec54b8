import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { isHeading, type TextLine } from '@/food/text/plainText';
import type { TextRange } from '@/lib/splitText';
import {
  isAtxHeading,
  type RecipeText,
  sliceNodes,
  splitBlockLines,
  type TextPart,
  textRangeOfNode,
} from './recipeText';

/** Matches the number of 'Step 3: Bake', or 'Paso 4' on a line of its own. */
const stepNamePattern = /^(?:step|paso) +\d{1,3}(?: *$| *[:.)–—-] *)/i;
/** Matches the number of '**2.** Fry', which is no list in markdown. */
const stepNumberPattern = /^\d{1,3}[.)] +/;
const methodHeadingPattern =
  /instruction|direction|method|preparation|\bsteps?\b|instruccion|elaboraci|preparaci|\bpasos?\b|m[eé]todo/i;
const otherHeadingPattern =
  /swap|substitut|\btips?\b|\bnotes?\b|storage|nutrition|ingredient|sustituci|consejo|\bnotas?\b|conservaci/i;

export type CookingStep = TextPart;

/**
 * Returns the steps of a description: its numbered list or 'Step 1:' lines (only those under a 'Method' heading, if there is
 * one), else its paragraphs.
 * @param description without title
 */
export function cookingSteps(description: RecipeText): CookingStep[] {
  const sections = splitSections(description).filter(({ title }) => !otherHeadingPattern.test(title));
  const method = sections.filter(({ title }) => methodHeadingPattern.test(title));
  const readSteps = (chosen: readonly Section[], groupItems: (items: readonly Item[]) => RootContent[][]) =>
    chosen
      .flatMap(({ items }) => groupItems(items))
      .map((blocks) => createStep(description, blocks))
      .filter(({ text }) => text.trim() !== '');
  const listed = [method, sections].map((chosen) => readSteps(chosen, groupNumberedSteps));
  return (
    listed.find(({ length }) => length > 0) ??
    readSteps(method.length > 0 ? method : sections, groupParagraphs)
  );
}

function createStep({ text, definitions }: RecipeText, blocks: readonly RootContent[]): CookingStep {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const start = first ? textRangeOfNode(first).start : 0;
  const end = last ? textRangeOfNode(last).end : start;
  return { text: text.slice(start, end), start, end, blocks, definitions };
}

/** A heading, a step or another block of a description. */
interface Item {
  kind: 'heading' | 'step' | 'block';
  /** Without the number of a step: empty if the number stands alone. */
  blocks: RootContent[];
  /** Line numbers in the markdown. */
  firstLine: number;
  lastLine: number;
  isIndented: boolean;
}

interface Section {
  title: string;
  items: Item[];
}

function splitSections(description: RecipeText): Section[] {
  const sections: Section[] = [{ title: '', items: [] }];
  for (const item of description.blocks.flatMap((block) => splitBlock(description, block))) {
    if (item.kind === 'heading')
      sections.push({ title: createStep(description, item.blocks).text, items: [] });
    else sections.at(-1)?.items.push(item);
  }
  return sections;
}

function splitBlock(description: RecipeText, block: RootContent): Item[] {
  if (block.type === 'heading' || block.type === 'paragraph') return splitLines(description, block);
  if (block.type !== 'list') return [createItem(block)];
  if (block.ordered && (block.start ?? 1) < 1000)
    return block.children.map((item) => ({ ...createItem(item), kind: 'step', blocks: item.children }));
  return splitBulletedList(description, block);
}

const createItem = (block: RootContent): Item => ({
  kind: 'block',
  blocks: [block],
  firstLine: block.position?.start.line ?? 0,
  lastLine: block.position?.end.line ?? 0,
  isIndented: (block.position?.start.column ?? 1) > 1,
});

/** Returns a bulleted list as one block, or its items if they begin with numbers: '- Step 1: Chop'. */
function splitBulletedList(description: RecipeText, list: List): Item[] {
  const items = list.children.map(({ children }) => {
    const childItems = children.flatMap((child) => splitBlock(description, child));
    return childItems[0]?.kind === 'step' ? childItems : null;
  });
  if (items.every((childItems) => childItems === null)) return [createItem(list)];
  const bullets = splitListItems(list).map(createItem);
  return items.flatMap((childItems, index) => childItems ?? bullets.slice(index, index + 1));
}

const splitListItems = (list: List): List[] =>
  list.children.map((item) => ({
    ...list,
    spread: false,
    children: [item],
    position: item.position,
    data: { ...item.data },
  }));

/** Returns the headings and steps in a paragraph's lines. A heading may itself be a step: '### Step 2'. */
function splitLines(description: RecipeText, block: Heading | Paragraph): Item[] {
  const whole = createItem(block);
  const isHeadingBlock = block.type === 'heading' && isAtxHeading(block);
  const pieces: (Item & TextRange)[] = [];
  for (const [index, line] of splitBlockLines(block, description.text).entries()) {
    const lineText = description.text.slice(line.start, line.end);
    const number =
      stepNamePattern.exec(lineText) ?? (isHeadingBlock ? null : stepNumberPattern.exec(lineText));
    const kind = number ? 'step' : isSectionHeading(description, line, block) ? 'heading' : 'block';
    const at = whole.firstLine + index;
    const before = pieces.at(-1);
    if (before && kind === 'block' && before.kind !== 'heading')
      pieces.splice(-1, 1, { ...before, end: line.end, lastLine: at });
    else
      pieces.push({
        kind,
        start: line.start + (number?.[0].length ?? 0),
        end: line.end,
        blocks: [],
        firstLine: at,
        lastLine: at,
        isIndented: index === 0 && whole.isIndented,
      });
  }
  return pieces.map(({ start, end, ...item }) => {
    const textRange = { start, end };
    const children = sliceNodes(block.children, textRange);
    return {
      ...item,
      blocks: children.length > 0 ? [{ type: 'paragraph', children, data: { textRange } }] : [],
    };
  });
}

/** True for '## Method', a line in bold, and 'Method' with a colon or a rule below. */
function isSectionHeading(description: RecipeText, line: TextLine, { type }: Heading | Paragraph): boolean {
  if (isHeading(description, line)) return true;
  const written = description.text.slice(line.start, line.end);
  const isShort = type === 'heading' ? written.length <= 50 : /^[^:]{1,50}: *$/.test(written);
  return isShort && (methodHeadingPattern.test(written) || otherHeadingPattern.test(written));
}

/** Returns the numbered steps, each with the blocks that follow it. */
function groupNumberedSteps(items: readonly Item[]): RootContent[][] {
  const starts = items.flatMap(({ kind }, at) => (kind === 'step' ? [at] : []));
  const steps = starts.map((start, index) => items.slice(start, starts[index + 1]));
  // If any other step has a second paragraph, the first paragraph after the last step belongs to that step.
  const isSpread = steps.slice(0, -1).some((step) => findClosingIndex(step, 0) !== undefined);
  return steps.map((step, index) => {
    const isLast = index === steps.length - 1;
    const paragraphsToSkip = isSpread || step[0]?.blocks.length === 0 ? 1 : 0;
    return step
      .slice(0, isLast ? findClosingIndex(step, paragraphsToSkip) : undefined)
      .flatMap(({ blocks }) => blocks);
  });
}

/** Returns the index of the first block after a step: unindented, and below an empty line. */
function findClosingIndex(step: readonly Item[], paragraphsToSkip: number): number | undefined {
  const starts = step.flatMap((item, at) => {
    const before = step[at - 1];
    return before && !item.isIndented && isAfterEmptyLine(before, item) ? [at] : [];
  });
  return starts[paragraphsToSkip];
}

const isAfterEmptyLine = (before: Item, after: Item) => after.firstLine > before.lastLine + 1;

/** Returns groups of blocks, separated by empty lines or rules. Each item of a spread list is a group. */
function groupParagraphs(items: readonly Item[]): RootContent[][] {
  const groups: RootContent[][] = [];
  const worded = items.filter(({ blocks }) => blocks[0]?.type !== 'thematicBreak');
  for (const [index, item] of worded.entries()) {
    const before = worded[index - 1];
    const [block] = item.blocks;
    if (block?.type === 'list' && block.spread) groups.push(...splitListItems(block).map((item) => [item]));
    else if (before && !isAfterEmptyLine(before, item)) groups.at(-1)?.push(...item.blocks);
    else groups.push([...item.blocks]);
  }
  return groups;
}
