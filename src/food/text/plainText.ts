/** Text without markup, and its lines. */
export interface PlainText {
  readonly text: string;
  /** In order, separated by white space. */
  readonly lines: readonly TextLine[];
}

export interface TextLine {
  readonly start: number;
  readonly end: number;
  /** End of the line's heading: the whole line, or the bold words at its start. Equals `start` if there is no heading. */
  readonly headingEnd: number;
}

/** Returns a text without headings. */
export const plainText = (text: string): PlainText => ({
  text,
  lines: [...text.matchAll(/[^\n\r]+/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    headingEnd: index,
  })),
});

/** True if a line consists of its heading, with or without a colon. */
export const isHeading = ({ text }: PlainText, { start, end, headingEnd }: TextLine): boolean =>
  headingEnd > start && /^\s*(?::\s*)?$/.test(text.slice(headingEnd, end));
