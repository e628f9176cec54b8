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
import { ownWords, rangeOf } from '@/recipe/recipeText';

type Handlers = NonNullable<NonNullable<ComponentProps<typeof Markdown>['remarkRehypeOptions']>['handlers']>;
type Handler = NonNullable<Handlers['image']>;

/** What is shown of a text besides its words. */
export interface ShownText {
  /** In order, by their places in the plain text. */
  marks: readonly Mark[];
  /** Begins the ids of the marks. */
  markPrefix: string;
  /** The level on the page of the topmost heading, and the depths that the text uses. */
  headings: { topLevel: number; depths: readonly number[] };
}

/**
 * How nodes of a recipe's text become elements: words with the marks laid on them, headings at the page's levels, pictures as
 * links.
 */
export function nodeHandlers({ marks, markPrefix, headings }: ShownText): Handlers {
  const words = (node: Nodes) => markedWords(node, marks, markPrefix);
  /** A picture in a text loads from anywhere, unasked: it is offered as a link, not shown. */
  const picture: Handler = (state, node: Image | ImageReference, parent) => {
    const text: Text = { type: 'text', value: ownWords(node), data: { words: rangeOf(node) } };
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

/** Ranks the headings below the page's own, without jumps, whatever depths the text uses. */
function headingName({ depth }: Heading, { topLevel, depths }: ShownText['headings']): string {
  const above = depths.filter((other) => other < depth).length;
  return `h${Math.min(topLevel + above, 6)}`;
}

/** The words of a node, the marked ones among them in `<mark>` elements. */
function markedWords(node: Nodes, marks: readonly Mark[], markPrefix: string): ElementContent[] {
  const { start, end } = rangeOf(node);
  const value = ownWords(node);
  const pieces: ElementContent[] = [];
  let done = start;
  const textTo = (place: number): ElementContent => {
    const text = value.slice(done - start, place - start);
    done = place;
    return { type: 'text', value: text };
  };
  for (const mark of marksWithin(marks, start, end)) {
    if (mark.start > done) pieces.push(textTo(mark.start));
    pieces.push({
      ...element('mark', [textTo(Math.min(mark.end, end))]),
      properties: {
        title: mark.title,
        dataGrade: mark.grade,
        ...(mark.start >= start ? { id: markId(markPrefix, mark) } : {}),
        // Said once, where the stretch ends.
        ...(mark.end <= end ? { dataEnd: true, dataSpoken: mark.spoken } : {}),
      },
    });
  }
  if (done < end) pieces.push(textTo(end));
  return pieces;
}

/** The marks that touch a stretch of the text. */
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
