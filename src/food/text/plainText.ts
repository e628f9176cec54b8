/** A text as food is read in it: words without any markup, and what whoever took the markup off knows of its lines. */
export interface PlainText {
  readonly text: string;
  /** In order; what stands between them is white space. */
  readonly lines: readonly TextLine[];
}

/** A line of a text, by its places in the text. */
export interface TextLine {
  readonly start: number;
  readonly end: number;
  /** Where its heading ends: with the line, or with the bold words that it begins with; where it begins if it has none. */
  readonly headingEnd: number;
}

/** A text that has no markup: none of its lines is a heading. */
export const plainText = (text: string): PlainText => ({
  text,
  lines: [...text.matchAll(/[^\n\r]+/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    headingEnd: index,
  })),
});

/** Whether a line has a heading and nothing after it, save a colon. */
export const isHeading = ({ text }: PlainText, { start, end, headingEnd }: TextLine): boolean =>
  headingEnd > start && /^\s*(?::\s*)?$/.test(text.slice(headingEnd, end));
