import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { isHeading, type TextLine } from '@/food/text/plainText';
import {
  isAtxHeading,
  linesOfBlock,
  type RecipeText,
  sliceNodes,
  type TextPart,
  type TextRange,
  textRangeOfNode,
} from './recipeText';

/** Matches the number of 'Step 3: Bake', or 'Paso 4' on a line of its own. */
const stepName = /^(?:step|paso) +\d{1,3}(?: *$| *[:.)–—-] *)/i;
/** Matches the number of '**2.** Fry', which is no list in markdown. */
const stepNumber = /^\d{1,3}[.)] +/;
const methodHeading =
  /instruction|direction|method|preparation|\bsteps?\b|instruccion|elaboraci|preparaci|\bpasos?\b|m[eé]todo/i;
const notMethod =
  /swap|substitut|\btips?\b|\bnotes?\b|storage|nutrition|ingredient|sustituci|consejo|\bnotas?\b|conservaci/i;

export type CookingStep = TextPart;

/**
 * Returns the steps of a description: its numbered list or 'Step 1:' lines (only those under a 'Method' heading, if there is
 * one), else its paragraphs.
 * @param description without title
 */
export function cookingSteps(description: RecipeText): CookingStep[] {
  const sections = splitSections(description).filter(({ title }) => !notMethod.test(title));
  const method = sections.filter(({ title }) => methodHeading.test(title));
  const read = (chosen: readonly Section[], stepsIn: (units: readonly Unit[]) => RootContent[][]) =>
    chosen
      .flatMap(({ units }) => stepsIn(units))
      .map((blocks) => createStep(description, blocks))
      .filter(({ text }) => text.trim() !== '');
  const listed = [method, sections].map((chosen) => read(chosen, listedSteps));
  return listed.find(({ length }) => length > 0) ?? read(method.length > 0 ? method : sections, paragraphs);
}

function createStep({ text, definitions }: RecipeText, blocks: readonly RootContent[]): CookingStep {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const start = first ? textRangeOfNode(first).start : 0;
  const end = last ? textRangeOfNode(last).end : start;
  return { text: text.slice(start, end), start, end, blocks, definitions };
}

/** A heading, a step or any other block of a description. */
interface Unit {
  kind: 'heading' | 'step' | 'block';
  /** Without the number of a step: empty if that stands alone. */
  blocks: RootContent[];
  /** Line numbers in the markdown. */
  firstLine: number;
  lastLine: number;
  isIndented: boolean;
}

interface Section {
  title: string;
  units: Unit[];
}

function splitSections(description: RecipeText): Section[] {
  const sections: Section[] = [{ title: '', units: [] }];
  for (const unit of description.blocks.flatMap((block) => splitUnits(description, block))) {
    if (unit.kind === 'heading')
      sections.push({ title: createStep(description, unit.blocks).text, units: [] });
    else sections.at(-1)?.units.push(unit);
  }
  return sections;
}

function splitUnits(description: RecipeText, block: RootContent): Unit[] {
  if (block.type === 'heading' || block.type === 'paragraph') return splitLineUnits(description, block);
  if (block.type !== 'list') return [createUnit(block)];
  if (block.ordered && (block.start ?? 1) < 1000)
    return block.children.map((item) => ({ ...createUnit(item), kind: 'step', blocks: item.children }));
  return unitsOfBullets(description, block);
}

const createUnit = (block: RootContent): Unit => ({
  kind: 'block',
  blocks: [block],
  firstLine: block.position?.start.line ?? 0,
  lastLine: block.position?.end.line ?? 0,
  isIndented: (block.position?.start.column ?? 1) > 1,
});

/** Returns a bulleted list as one block, or its items if they begin with numbers: '- Step 1: Chop'. */
function unitsOfBullets(description: RecipeText, list: List): Unit[] {
  const items = list.children.map(({ children }) => {
    const units = children.flatMap((child) => splitUnits(description, child));
    return units[0]?.kind === 'step' ? units : null;
  });
  if (items.every((units) => units === null)) return [createUnit(list)];
  const bullets = splitListItems(list).map(createUnit);
  return items.flatMap((units, index) => units ?? bullets.slice(index, index + 1));
}

/** Returns a list for each item. */
const splitListItems = (list: List): List[] =>
  list.children.map((item) => ({
    ...list,
    spread: false,
    children: [item],
    position: item.position,
    data: { ...item.data },
  }));

/** Returns the headings and steps in a paragraph's lines. A heading may itself be a step: '### Step 2'. */
function splitLineUnits(description: RecipeText, block: Heading | Paragraph): Unit[] {
  const whole = createUnit(block);
  const isHeadline = block.type === 'heading' && isAtxHeading(block);
  const pieces: (Unit & TextRange)[] = [];
  for (const [index, line] of linesOfBlock(block, description.text).entries()) {
    const written = description.text.slice(line.start, line.end);
    const number = stepName.exec(written) ?? (isHeadline ? null : stepNumber.exec(written));
    const kind = number ? 'step' : isTitle(description, line, block) ? 'heading' : 'block';
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
  return pieces.map(({ start, end, ...unit }) => {
    const textRange = { start, end };
    const children = sliceNodes(block.children, textRange);
    return {
      ...unit,
      blocks: children.length > 0 ? [{ type: 'paragraph', children, data: { textRange } }] : [],
    };
  });
}

/** True for '## Method', a line that is all bold, and 'Method' with a colon or a rule below it. */
function isTitle(description: RecipeText, line: TextLine, { type }: Heading | Paragraph): boolean {
  if (isHeading(description, line)) return true;
  const written = description.text.slice(line.start, line.end);
  const isShort = type === 'heading' ? written.length <= 50 : /^[^:]{1,50}: *$/.test(written);
  return isShort && (methodHeading.test(written) || notMethod.test(written));
}

/** Returns the numbered steps, each with the blocks that follow it. */
function listedSteps(units: readonly Unit[]): RootContent[][] {
  const starts = units.flatMap(({ kind }, at) => (kind === 'step' ? [at] : []));
  const steps = starts.map((start, index) => units.slice(start, starts[index + 1]));
  // If any other step has a second paragraph, the first paragraph after the last step belongs to that step.
  const isSpread = steps.slice(0, -1).some((step) => closingWord(step, 0) !== undefined);
  return steps.map((step, index) => {
    const isLast = index === steps.length - 1;
    const paragraphsToSkip = isSpread || step[0]?.blocks.length === 0 ? 1 : 0;
    return step
      .slice(0, isLast ? closingWord(step, paragraphsToSkip) : undefined)
      .flatMap(({ blocks }) => blocks);
  });
}

/** Returns the index of the first block that belongs to no step: unindented, and after an empty line. */
function closingWord(step: readonly Unit[], paragraphsToSkip: number): number | undefined {
  const starts = step.flatMap((unit, at) => {
    const before = step[at - 1];
    return before && !unit.isIndented && isApart(before, unit) ? [at] : [];
  });
  return starts[paragraphsToSkip];
}

const isApart = (before: Unit, after: Unit) => after.firstLine > before.lastLine + 1;

/** Returns groups of blocks, separated by empty lines or rules. Each item of a spread list is a group. */
function paragraphs(units: readonly Unit[]): RootContent[][] {
  const groups: RootContent[][] = [];
  const worded = units.filter(({ blocks }) => blocks[0]?.type !== 'thematicBreak');
  for (const [index, unit] of worded.entries()) {
    const before = worded[index - 1];
    const [block] = unit.blocks;
    if (block?.type === 'list' && block.spread) groups.push(...splitListItems(block).map((item) => [item]));
    else if (before && !isApart(before, unit)) groups.at(-1)?.push(...unit.blocks);
    else groups.push([...unit.blocks]);
  }
  return groups;
}
