import { withoutTitle } from './title';

/** '1. Chop', '**2.** Fry', 'Step 3: Bake', '### Paso 4'. Group 1 and 3: marks before and after the number; 4: text. */
const stepStart =
  /^ {0,3}(?:[-*+] +)?(?:#{1,6} +(?=\W*(?:step|paso)))?([*_]{0,3})(?:(step|paso) +\d{1,3}(?:[*_]{0,3} *$|([*_]{0,3} *[:.)–—-][*_]{0,3}) *)|\d{1,3}([*_]{0,3}[.)][*_]{0,3}) +)(.*)$/i;
const heading = /^ {0,3}#{1,6} +(.*)$/;
const methodHeading =
  /instruction|direction|method|preparation|\bsteps?\b|instruccion|elaboraci|preparaci|\bpasos?\b/i;
const rule = /^\s*(?:[-*_]\s*){3,}$/;

/**
 * The steps of a recipe's description, each as markdown: its numbered list or 'Step 1:' lines (those under a heading
 * that speaks of the method, where there is one), else its paragraphs.
 */
export function cookingSteps(description: string): string[] {
  const sections = sectionsOf(withoutTitle(description));
  const method = sections.filter(({ title }) => methodHeading.test(title));
  const candidates = [method, sections].map((chosen) => chosen.flatMap(({ lines }) => listedSteps(lines)));
  const steps = candidates.find(({ length }) => length > 0);
  return steps ?? (method.length > 0 ? method : sections).flatMap(({ lines }) => paragraphs(lines));
}

interface Section {
  title: string;
  lines: string[];
}

/** A text cut at its headings; a heading that is itself a step ('### Step 2') stays a line. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    const title = stepStart.test(line) ? undefined : heading.exec(line)?.[1];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections;
}

function listedSteps(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, at) => (stepStart.test(line) ? [at] : []));
  const bodies = starts.map((start, index) => lines.slice(start + 1, starts[index + 1]));
  // Where the steps before it go on in paragraphs of their own, so does the last one, for one paragraph.
  const spread = bodies.slice(0, -1).some((body) => closingWord(body, 0) !== -1);
  return starts
    .map((start, index) => {
      const opening = textOfStart(lines[start] ?? '');
      const body = bodies[index] ?? [];
      const isLast = index === starts.length - 1;
      const end = isLast ? closingWord(body, spread || opening === '' ? 1 : 0) : -1;
      return [opening, ...(end === -1 ? body : body.slice(0, end)).map(outdented)].join('\n').trim();
    })
    .filter((step) => step !== '' && !rule.test(step));
}

/** The text beside a step's number, with the mark of emphasis that the number took with it. */
function textOfStart(line: string): string {
  const [, before = '', , afterWord = '', afterNumber = '', text = ''] = stepStart.exec(line) ?? [];
  return before !== '' && !/[*_]/.test(afterWord + afterNumber) && text !== '' ? before + text : text;
}

/** Where, after so many paragraphs, a text without indent follows an empty line: it belongs to no step. -1: nowhere. */
function closingWord(body: readonly string[], paragraphsToSkip: number): number {
  const starts = body.flatMap((line, at) => (/^\S/.test(line) && body[at - 1]?.trim() === '' ? [at] : []));
  return starts[paragraphsToSkip] ?? -1;
}

const outdented = (line: string) => line.replace(/^ {2,4}(?=\S)/, '');

function paragraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && !rule.test(paragraph));
}
