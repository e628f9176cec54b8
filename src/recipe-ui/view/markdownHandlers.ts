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
import type { TextRange } from '@/lib/splitText';
import { type Mark, markId } from '@/recipe/check/marks';
import type { Replacement, Replacements } from '@/recipe/portions/replacements';
import { leafText, textRangeOfNode } from '@/recipe/recipeText';

type Handlers = NonNullable<NonNullable<ComponentProps<typeof Markdown>['remarkRehypeOptions']>['handlers']>;
type Handler = NonNullable<Handlers['image']>;

/** Marks, replacements and heading levels of a text. */
export interface TextOverlays {
  /** In the order of the plain text. */
  marks: readonly Mark[];
  markIdPrefix: string;
  /** In the order of the plain text. */
  replacements: Replacements;
  /** Page level of the text's top heading, and the depths that the text uses. */
  headings: { topHeadingLevel: number; depths: readonly number[] };
}

/**
 * Returns the handlers that turn nodes of a recipe's text into elements, with marked words, headings at the page's
 * levels, and pictures as links.
 */
export function markdownHandlers({ headings, ...shown }: TextOverlays): Handlers {
  const markedText = (node: Nodes) => createMarkedText(node, shown);
  /** Returns a link to a picture, because pictures could load from any site. */
  const pictureAsLink: Handler = (state, node: Image | ImageReference, parent) => {
    const text: Text = { type: 'text', value: leafText(node), data: { textRange: textRangeOfNode(node) } };
    if (parent?.type === 'link' || parent?.type === 'linkReference') return markedText(text);
    const link: Link | LinkReference =
      node.type === 'image'
        ? { type: 'link', url: node.url, children: [text] }
        : { ...node, type: 'linkReference', children: [text] };
    return state.one(link, parent);
  };
  return {
    text: (_, node: Text) => markedText(node),
    inlineCode: (_, node: InlineCode) => toElement('code', markedText(node)),
    code: (_, node: Code) => toElement('pre', [toElement('code', markedText(node))]),
    heading: (state, node: Heading) => toElement(headingTagName(node, headings), state.all(node)),
    image: pictureAsLink,
    imageReference: pictureAsLink,
  };
}

const toElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Returns the tag of a heading: below the page's own headings, without gaps. */
function headingTagName({ depth }: Heading, { topHeadingLevel, depths }: TextOverlays['headings']): string {
  const above = depths.filter((other) => other < depth).length;
  return `h${Math.min(topHeadingLevel + above, 6)}`;
}

/** Returns the words of a node, marked ones in `<mark>` elements. */
function createMarkedText(
  node: Nodes,
  { marks, markIdPrefix, replacements }: Omit<TextOverlays, 'headings'>,
): ElementContent[] {
  const { start, end } = textRangeOfNode(node);
  const value = leafText(node);
  const inside = replacements.filter((one) => one.start <= end && one.end >= start);
  const notes = inside.filter(({ isNote }) => isNote);
  const amounts = inside.filter(({ isNote }) => !isNote);
  const replacedText = (from: number, to: number, shown = inside) =>
    createReplacedText(value, start, { start: from, end: to }, shown);
  const pieces: ElementContent[] = [];
  let position = start;
  for (const mark of marks.filter((one) => one.start < end && one.end > start)) {
    const range = extendToReplacements(mark, amounts);
    const from = Math.max(position, range.start, start);
    const to = Math.min(range.end, end);
    if (to <= from) continue;
    if (from > position) pieces.push(...replacedText(position, from));
    const marked: Element = {
      ...toElement('mark', replacedText(from, to, amounts)),
      properties: {
        dataCertainty: mark.certainty,
        dataReason: mark.reason,
        dataFoodIds: mark.foodIds.join(' '),
        dataFoodName: mark.foodName,
        ...(mark.start >= start ? { id: markId(markIdPrefix, mark) } : {}),
        // Once, at the end of the mark.
        ...(mark.end <= end ? { dataDescription: mark.description } : {}),
      },
    };
    const noted = notes.filter((one) => one.start > from && one.start <= to).map(createNote);
    const closing = noted.length > 0 ? '' : (/^[,.;:!?)]+/.exec(value.slice(to - start))?.[0] ?? '');
    // A line can break between a button and a comma.
    const held = toElement('span', [marked, { type: 'text', value: closing }]);
    held.properties.className = ['whitespace-nowrap'];
    pieces.push(closing === '' ? marked : held, ...noted);
    position = to + closing.length;
  }
  if (position < end) pieces.push(...replacedText(position, end));
  return pieces;
}

const createNote = ({ text }: Replacement): Element =>
  toElement('small', [{ type: 'text', value: ` ${text}` }]);

/** Returns an amount in a span. Words without digits only agree with an amount, and get no emphasis. */
function createAmount({ text }: Replacement): ElementContent {
  const words: ElementContent = { type: 'text', value: text };
  return /\p{N}/u.test(text) ? { ...toElement('span', [words]), properties: { dataReplaced: true } } : words;
}

/** Returns words with no-break spaces between numbers and units. */
const glueUnits = (words: string): string =>
  words.replace(
    /([\d¼-¾⅐-⅞]) (?=(?:[kmµ]?g|[mcd]?l|[cm]m|min(?:utes?)?|tsp|tbsp|cups?|oz|lb)\b|°)/g,
    '$1\u00a0',
  );

/** Returns a mark's range extended to every replacement that it overlaps. */
function extendToReplacements({ start, end }: TextRange, replacements: Replacements): TextRange {
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
function createReplacedText(
  words: string,
  offset: number,
  { start, end }: TextRange,
  replacements: Replacements,
): ElementContent[] {
  const pieces: ElementContent[] = [];
  let position = start;
  const addTo = (place: number) => {
    if (place > position)
      pieces.push({ type: 'text', value: glueUnits(words.slice(position - offset, place - offset)) });
    position = Math.max(position, place);
  };
  for (const one of replacements) {
    if (one.isNote ? one.start <= start || one.start > end : one.end <= start || one.start >= end) continue;
    addTo(Math.min(one.start, end));
    if (one.isNote) pieces.push(createNote(one));
    else if (one.start >= start && one.text !== '') pieces.push(createAmount(one));
    position = Math.max(position, Math.min(one.end, end));
  }
  addTo(end);
  return pieces;
}
