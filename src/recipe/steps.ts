/** '1. Chop', '**2.** Fry', 'Step 3: Bake', '### Paso 4'. Group 1 and 3: marks before and after the number; 4: text. */
const stepStart =
  /^ {0,3}(?:[-*+] +)?(?:#{1,6} +(?=\W*(?:step|paso)))?([*_]{0,3})(?:(step|paso) +\d{1,3}(?:[*_]{0,3} *$|([*_]{0,3} *[:.)–—-][*_]{0,3}) *)|\d{1,3}([*_]{0,3}[.)][*_]{0,3}) +)(.*)$/i;
/** '## Method', or a line that is bold from end to end. */
const heading = /^ {0,3}(?:#{1,6} +(.*)|(?:\*\*|__)([^*_]{1,80})(?:\*\*|__) *:? *)$/;
const methodHeading =
  /instruction|direction|method|preparation|\bsteps?\b|instruccion|elaboraci|preparaci|\bpasos?\b|m[eé]todo/i;
const notMethod =
  /swap|substitut|\btips?\b|\bnotes?\b|storage|nutrition|ingredient|sustituci|consejo|\bnotas?\b|conservaci/i;
const rule = /^\s*(?:[-*_]\s*){3,}$/;

/** One step of a recipe, as markdown, and where its lines stand in the description it is taken from. */
export interface CookingStep {
  text: string;
  lines: readonly StepLine[];
}

/** A line of a step. Places and lengths are in characters. */
interface StepLine {
  /** Where it begins in the description. */
  from: number;
  /** Where it begins in the step; below zero where spaces before it were cut off. */
  to: number;
  length: number;
}

/** A line of the description, less what was cut off before it. */
interface Line {
  text: string;
  from: number;
}

/**
 * The steps of a recipe's description, without its title: its numbered list or 'Step 1:' lines (those under a heading
 * that speaks of the method, where there is one), else its paragraphs.
 */
export function cookingSteps(description: string): CookingStep[] {
  const sections = sectionsOf(description).filter(({ title }) => !notMethod.test(title));
  const method = sections.filter(({ title }) => methodHeading.test(title));
  const candidates = [method, sections].map((chosen) => chosen.flatMap(({ lines }) => listedSteps(lines)));
  const steps = candidates.find(({ length }) => length > 0);
  return steps ?? (method.length > 0 ? method : sections).flatMap(({ lines }) => paragraphs(lines));
}

interface Section {
  title: string;
  lines: Line[];
}

/** A text cut at its headings; a heading that is itself a step ('### Step 2') stays a line. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const line of linesOf(text)) {
    const title = stepStart.test(line.text) ? undefined : headingOf(line.text);
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections;
}

function headingOf(line: string): string | undefined {
  const [, hashed, bold] = heading.exec(line) ?? [];
  if (hashed !== undefined || bold !== undefined) return hashed ?? bold;
  const isPlain = /^[^:]{1,50}: *$/.test(line) && (methodHeading.test(line) || notMethod.test(line));
  return isPlain ? line : undefined;
}

function linesOf(text: string): Line[] {
  let from = 0;
  return text.split(/(\r?\n)/).flatMap((piece, index) => {
    const line = { text: piece, from };
    from += piece.length;
    return index % 2 === 0 ? [line] : [];
  });
}

function listedSteps(lines: readonly Line[]): CookingStep[] {
  const starts = lines.flatMap(({ text }, at) => (stepStart.test(text) ? [at] : []));
  const bodies = starts.map((start, index) => lines.slice(start + 1, starts[index + 1]));
  // Where the steps before it go on in paragraphs of their own, so does the last one, for one paragraph.
  const spread = bodies.slice(0, -1).some((body) => closingWord(body, 0) !== -1);
  return starts
    .map((start, index) => {
      const opening = openingOf(lines[start] ?? { text: '', from: 0 });
      const body = bodies[index] ?? [];
      const isLast = index === starts.length - 1;
      const end = isLast ? closingWord(body, spread || opening.text === '' ? 1 : 0) : -1;
      return stepOf([opening, ...(end === -1 ? body : body.slice(0, end)).map(outdented)]);
    })
    .filter(isStep);
}

/** A step's first line without its number, with the mark of emphasis that the number took with it. */
function openingOf({ text: line, from }: Line): Line {
  const [, before = '', , afterWord = '', afterNumber = '', text = ''] = stepStart.exec(line) ?? [];
  const mark = /[*_]/.test(afterWord + afterNumber) || text === '' ? '' : before;
  return { text: mark + text, from: from + line.length - text.length - mark.length };
}

/** Where, after so many paragraphs, a text without indent follows an empty line: it belongs to no step. -1: nowhere. */
function closingWord(body: readonly Line[], paragraphsToSkip: number): number {
  const starts = body.flatMap(({ text }, at) =>
    /^\S/.test(text) && body[at - 1]?.text.trim() === '' ? [at] : [],
  );
  return starts[paragraphsToSkip] ?? -1;
}

function outdented({ text, from }: Line): Line {
  const kept = text.replace(/^ {2,4}(?=\S)/, '');
  return { text: kept, from: from + text.length - kept.length };
}

function paragraphs(lines: readonly Line[]): CookingStep[] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(stepOf).filter(isStep);
}

const isStep = ({ text }: CookingStep) => text !== '' && !rule.test(text);

function stepOf(lines: readonly Line[]): CookingStep {
  const whole = lines.map(({ text }) => text).join('\n');
  const text = whole.trim();
  let to = whole.trimStart().length - whole.length;
  const placed = lines.map((line) => {
    const place = { from: line.from, to, length: line.text.length };
    to += line.text.length + 1;
    return place;
  });
  return { text, lines: placed };
}
