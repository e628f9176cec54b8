import { cookingSteps } from '../steps';

/** A step and the stretch of the description it stands in. */
export interface Step {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The steps of a recipe's description, for the honesty report: where they are, and what they say. */
export const stepsOf = (description: string): Step[] =>
  cookingSteps(description)
    .map(({ text, lines }) => ({
      text,
      start: lines[0]?.from ?? 0,
      end: lines.reduce((end, { from, length }) => Math.max(end, from + length), 0),
    }))
    .filter(({ text }) => /\p{L}/u.test(text));
