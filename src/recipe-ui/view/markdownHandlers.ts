import type { Element, ElementContent } from 'hast';
import type {
  Code,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  Nodes,
  Text,
} from 'mdast';
import type { ComponentProps } from 'react';
import type Markdown from 'react-markdown';
import { type Mark, markId } from '@/recipe/check/marks';
import type { Replacement, Replacements } from '@/recipe/portions/replacements';
import { leafText, type TextRange, textRangeOfNode } from '@/recipe/recipeText';

type Handlers = NonNullable<NonNullable<ComponentProps<typeof Markdown>['remarkRehypeOptions']>['handlers']>;
type Handler = NonNullable<Handlers['image']>;

/** What is shown on top of a text. */
export interface TextOverlays {
  /** In order, by their position in the plain text. */
  marks: readonly Mark[];
  /** Prefix of their ids. */
  markIdPrefix: string;
  /** In order, by their position in the plain text. */
  replacements: Replacements;
  /** The level on the page of the topmost heading, and the depths that the text uses. */
  headings: { topLevel: number; depths: readonly number[] };
}

/**
 * Returns the handlers that turn nodes of a recipe's text into elements: marked words, headings at the page's levels,
 * pictures as links.
 */
export function markdownHandlers({ headings, ...shown }: TextOverlays): Handlers {
  const words = (node: Nodes) => markedWords(node, shown);
  /** Pictures in a text are shown as links, because they could load from anywhere. */
  const picture: Handler = (state, node: Image | ImageReference, parent) => {
    const text: Text = { type: 'text', value: leafText(node), data: { textRange: textRangeOfNode(node) } };
    if (parent?.type === 'link' || parent?.type === 'linkReference') return words(text);
    const link: Link | LinkReference =
      node.type === 'image'
        ? { type: 'link', url: node.url, children: [text] }
        : { ...node, type: 'linkReference', children: [text] };
    return state.one(link, parent);
  };
  return {
    text: (_, node: Text) => words(node),
    inlineCode: (_, node: InlineCode) => element('code', words(node)),
    code: (_, node: Code) => element('pre', [element('code', words(node))]),
    heading: (state, node: Heading) => element(headingName(node, headings), state.all(node)),
    image: picture,
    imageReference: picture,
  };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Returns the level of a heading below the page's own, without gaps. */
function headingName({ depth }: Heading, { topLevel, depths }: TextOverlays['headings']): string {
  const above = depths.filter((other) => other < depth).length;
  return `h${Math.min(topLevel + above, 6)}`;
}

/** Returns the words of a node, marked ones in `<mark>` elements. */
function markedWords(
  node: Nodes,
  { marks, markIdPrefix, replacements }: Omit<TextOverlays, 'headings'>,
): ElementContent[] {
  const { start, end } = textRangeOfNode(node);
  const value = leafText(node);
  const inside = replacements.filter((one) => one.start <= end && one.end >= start);
  const notes = inside.filter(({ isNote }) => isNote);
  const amounts = inside.filter(({ isNote }) => !isNote);
  const words = (from: number, to: number, shown = inside) =>
    replacedWords(value, start, { start: from, end: to }, shown);
  const pieces: ElementContent[] = [];
  let done = start;
  for (const mark of marks.filter((one) => one.start < end && one.end > start)) {
    const reach = withReplaced(mark, amounts);
    const from = Math.max(done, reach.start, start);
    const to = Math.min(reach.end, end);
    if (to <= from) continue;
    if (from > done) pieces.push(...words(done, from));
    pieces.push({
      ...element('mark', words(from, to, amounts)),
      properties: {
        dataCertainty: mark.certainty,
        dataReason: mark.reason,
        dataFoods: mark.foodIds.join(' '),
        ...(mark.start >= start ? { id: markId(markIdPrefix, mark) } : {}),
        // Once, at the end of the mark.
        ...(mark.end <= end ? { dataEnd: true, dataDescription: mark.description } : {}),
      },
    });
    pieces.push(...notes.filter((one) => one.start > from && one.start <= to).map(createNote));
    done = to;
  }
  if (done < end) pieces.push(...words(done, end));
  return pieces;
}

const createNote = ({ text }: Replacement): Element =>
  element('small', [{ type: 'text', value: ` ${text}` }]);

/** Words that only agree with an amount get no emphasis. */
function createAmount({ text }: Replacement): ElementContent {
  const words: ElementContent = { type: 'text', value: text };
  return /\p{N}/u.test(text) ? { ...element('span', [words]), properties: { dataReplaced: true } } : words;
}

/** Returns a mark's range extended to every replacement that it overlaps. */
function withReplaced({ start, end }: TextRange, replacements: Replacements): TextRange {
  const touched = replacements.filter((one) => one.start < end && one.end > start);
  return {
    start: Math.min(start, ...touched.map((one) => one.start)),
    end: Math.max(end, ...touched.map((one) => one.end)),
  };
}

/**
 * Returns words with their replacements, and notes after the words that they follow.
 * @param offset position of the words in the plain text
 */
function replacedWords(
  words: string,
  offset: number,
  { start, end }: TextRange,
  replacements: Replacements,
): ElementContent[] {
  const pieces: ElementContent[] = [];
  let done = start;
  const addTo = (place: number) => {
    if (place > done) pieces.push({ type: 'text', value: words.slice(done - offset, place - offset) });
    done = Math.max(done, place);
  };
  for (const one of replacements) {
    if (one.isNote ? one.start <= start || one.start > end : one.end <= start || one.start >= end) continue;
    addTo(Math.min(one.start, end));
    if (one.isNote) pieces.push(createNote(one));
    else if (one.start >= start && one.text !== '') pieces.push(createAmount(one));
    done = Math.max(done, Math.min(one.end, end));
  }
  addTo(end);
  return pieces;
}
