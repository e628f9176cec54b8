import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { type Mark, markId } from '@/recipe/check/marks';
import { align } from './alignment';

interface Options {
  /** The markdown that was parsed, a piece of the whole text. */
  source: string;
  /** Where the piece begins in the whole text, by whose places the marks are. */
  offset: number;
  marks: readonly Mark[];
  idPrefix: string;
}

type Position = Text['position'];

/**
 * Wraps the marked stretches of a text in `<mark>` elements. Works on text nodes by their places in the source, so that
 * markdown around or inside a word ('**soy** sauce') moves no mark; raw HTML stays the text it was.
 */
export function rehypeMarks({ source, offset, marks: wholeMarks, idPrefix }: Options) {
  const marks = wholeMarks.map((mark) => ({ ...mark, start: mark.start - offset, end: mark.end - offset }));

  const split = (node: RootContent, around: Position): RootContent[] => {
    if (node.type === 'element') {
      node.children = node.children.flatMap((child) =>
        split(child, node.position ?? around).filter(isInline),
      );
      return [node];
    }
    if (node.type !== 'text' && node.type !== 'raw') return [node];
    return splitText(node.value, node.position ?? around);
  };

  const splitText = (value: string, position: Position): RootContent[] => {
    const from = position?.start.offset;
    const to = position?.end.offset;
    const whole: RootContent[] = [{ type: 'text', value }];
    if (from === undefined || to === undefined) return whole;
    const inside = marksWithin(marks, from, to);
    if (inside.length === 0) return whole;
    // A block of code: its fence line is no part of its text.
    const body = fenceEnd(source, from);
    const placeOf = align(source.slice(body, to), value);
    const pieces: RootContent[] = [];
    let done = 0;
    for (const mark of inside) {
      const start = Math.max(placeOf(mark.start - body), done);
      const end = placeOf(mark.end - body);
      if (end <= start) continue;
      if (start > done) pieces.push({ type: 'text', value: value.slice(done, start) });
      pieces.push(markElement(mark, value.slice(start, end), mark.start >= from, mark.end <= to));
      done = end;
    }
    if (done < value.length) pieces.push({ type: 'text', value: value.slice(done) });
    return pieces;
  };

  const markElement = (mark: Mark, text: string, isStart: boolean, isEnd: boolean): Element => ({
    type: 'element',
    tagName: 'mark',
    properties: {
      title: mark.title,
      dataGrade: mark.grade,
      ...(isStart ? { id: markId(idPrefix, { start: mark.start + offset }) } : {}),
      // Said once, where the stretch ends.
      ...(isEnd ? { dataEnd: true, dataSpoken: mark.spoken } : {}),
    },
    children: [{ type: 'text', value: text }],
  });

  return (tree: Root) => {
    tree.children = tree.children.flatMap((node) => split(node, undefined));
  };
}

const isInline = (node: RootContent): node is ElementContent => node.type !== 'doctype';

/** Where the text of a fenced block begins; anything else begins where it begins. */
function fenceEnd(source: string, from: number): number {
  if (!/^(?:```|~~~)/.test(source.slice(from, from + 3))) return from;
  const lineEnd = source.indexOf('\n', from);
  return lineEnd === -1 ? from : lineEnd + 1;
}

/** The marks that touch a stretch of the source. */
function marksWithin(marks: readonly Mark[], from: number, to: number): readonly Mark[] {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((marks[last]?.start ?? to) < to) last += 1;
  return marks.slice(low, last);
}
