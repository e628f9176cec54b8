import { Fragment, type ReactNode } from 'react';
import { type Mark, markId } from '@/recipe/check/marks';
import { FoodMark } from './FoodMark';
import { isWithin, type Range, unbrokenWords } from './unbrokenWords';

interface MarkedTextProps {
  /** Plain text, exactly as it was read. */
  text: string;
  /** By their places in the text, in order. */
  marks: readonly Mark[];
  /** Begins the ids of the marks. */
  markPrefix: string;
}

/**
 * A line of plain text with the words marked that meet the cook's profile. No line ends inside 'gluten-free': the text
 * stays as it is, for those who search or copy it.
 */
export function MarkedText({ text, marks, markPrefix }: MarkedTextProps) {
  const words = unbrokenWords(text, marks);
  // Of a word and a mark in the same place, the mark is around the word.
  const outerMarks = marks.filter(
    (mark) => !words.some((word) => isWithin(mark, word) && !isWithin(word, mark)),
  );
  const outerWords = words.filter((word) => !marks.some((mark) => isWithin(word, mark)));
  const marked = (mark: Mark, content: ReactNode) => (
    <FoodMark
      id={markId(markPrefix, mark)}
      title={mark.title}
      data-grade={mark.grade}
      data-end
      spoken={mark.spoken}
    >
      {content}
    </FoodMark>
  );
  const unbroken = (content: ReactNode) => <span className="whitespace-nowrap">{content}</span>;
  const plain = ({ start, end }: Range) => text.slice(start, end);
  return pieces(text, { start: 0, end: text.length }, [...outerMarks, ...outerWords], (part) =>
    isMark(part)
      ? marked(
          part,
          pieces(
            text,
            part,
            words.filter((word) => isWithin(word, part)),
            (word) => unbroken(plain(word)),
          ),
        )
      : unbroken(
          pieces(
            text,
            part,
            marks.filter((mark) => isWithin(mark, part)),
            (mark) => marked(mark, plain(mark)),
          ),
        ),
  );
}

const isMark = (part: Range): part is Mark => 'grade' in part;

/** A stretch of a text, with some stretches of it shown as something else. */
function pieces<Part extends Range>(
  text: string,
  { start, end }: Range,
  parts: readonly Part[],
  show: (part: Part) => ReactNode,
): ReactNode {
  const inOrder = [...parts].sort((a, b) => a.start - b.start);
  return (
    <>
      {inOrder.map((part, index) => (
        <Fragment key={part.start}>
          {text.slice(inOrder[index - 1]?.end ?? start, part.start)}
          {show(part)}
        </Fragment>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? start, end)}
    </>
  );
}
