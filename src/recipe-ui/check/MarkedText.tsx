import { Fragment } from 'react';
import { type Mark, markId } from '@/recipe/check/marks';
import { FoodMark } from './FoodMark';

interface MarkedTextProps {
  /** Plain text, exactly as it was read. */
  text: string;
  /** By their places in the text, in order. */
  marks: readonly Mark[];
  /** Begins the ids of the marks. */
  markPrefix: string;
}

/** A line of plain text with the words marked that meet the cook's profile. */
export function MarkedText({ text, marks, markPrefix }: MarkedTextProps) {
  return (
    <>
      {marks.map((mark, index) => (
        <Fragment key={mark.start}>
          {text.slice(marks[index - 1]?.end ?? 0, mark.start)}
          <FoodMark
            id={markId(markPrefix, mark)}
            title={mark.title}
            data-grade={mark.grade}
            data-end
            spoken={mark.spoken}
          >
            {text.slice(mark.start, mark.end)}
          </FoodMark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
