/** The steps of a recipe's description, for the honesty report: where they are, and what they say. */
import { maskMarkup } from '../text';

export interface Step {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** '1. Chop', '**2.** Fry', 'Step 3: Bake', '### Paso 4'. */
const NUMBERED =
  /^[ \t]{0,3}(?:[-*+][ \t]+)?(?:#{1,6}[ \t]+(?=\W*(?:step|paso)))?[*_]{0,3}(?:(?:step|paso)[ \t]+\d{1,3}\b|\d{1,3}[*_]{0,3}[.)](?!\d))/i;
const HEADING =
  /^[ \t]{0,3}(?:#{1,6}[ \t]+[^\n]*|(?:\*\*|__)[^*_\n]{1,80}(?:\*\*|__)[ \t]*:?[ \t]*|[^\n:]{1,50}:[*_ \t]*)$/;
const METHOD =
  /instruction|direction|method|preparation|\bsteps?\b|instruccion|elaboraci|preparaci|\bpasos?\b|m[eé]todo/i;
const NOT_METHOD =
  /swap|substitut|\btips?\b|\bnotes?\b|storage|nutrition|ingredient|sustituci|consejo|\bnotas?\b|conservaci/i;
/** After an empty line, a text without indent is a step no longer. */
const FLUSH = /^\S/;

interface Section {
  readonly title: string;
  readonly lines: Step[];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const match of maskMarkup(text).matchAll(/[^\n]*(?:\n|$)/g)) {
    const [line, start] = [match[0].replace(/\s+$/, ''), match.index];
    if (HEADING.test(line) && !NUMBERED.test(line)) sections.push({ title: line, lines: [] });
    else sections.at(-1)?.lines.push({ text: line, start, end: start + line.length });
  }
  return sections;
}

function numberedSteps(lines: readonly Step[]): Step[] {
  const steps: Step[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const last = steps.at(-1);
    if (NUMBERED.test(line.text)) {
      steps.push(line);
      isOpen = true;
    } else if (lines[index - 1]?.text === '' && FLUSH.test(line.text)) {
      isOpen = false;
    } else if (last && isOpen && line.text !== '') {
      steps[steps.length - 1] = { text: `${last.text}\n${line.text}`, start: last.start, end: line.end };
    }
  }
  return steps;
}

/**
 * The numbered items of the method, of the whole text where no heading names a method; else the method's lines; else every
 * line of prose. Notes, tips and swaps are no steps.
 */
export function stepsOf(description: string): Step[] {
  const sections = sectionsOf(description).filter(({ title }) => !NOT_METHOD.test(title));
  const method = sections.filter(({ title }) => METHOD.test(title));
  for (const chosen of method.length > 0 ? [method, sections] : [sections]) {
    const steps = chosen.flatMap(({ lines }) => numberedSteps(lines));
    if (steps.length > 0) return steps;
  }
  const prose = (method.length > 0 ? method : sections).flatMap(({ lines }) => lines);
  return prose.filter(({ text }) => /\p{L}/u.test(text));
}
