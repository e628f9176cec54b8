/** Titles shown for a recipe without one: in lists, and on its own page (claims 3.16, 3.17). */
export const fallbackTitles = { list: 'Untitled Recipe', page: 'Mi receta' } as const;

const lineEndPattern = /\r?\n/;
const headingPattern = /^\s{0,3}#{1,6}/;
const paletteEmoji = '🎨';
const titleMarkerPattern = /(?:^|[^\p{L}])t(?:itle|ítulo)\s*(?:[*_]+\s*)?:\s*(.*)$/iu;
/** A line with only these words announces a title on the next line. */
const announcementPattern = /^(?:recipe |the )?(?:title|título|recipe|receta)$/iu;
/** In characters. Longer lines are prose, and only their start is searched. */
const maxTitleLength = 300;

interface FoundTitle {
  title: string;
  /** Index of the title's first line, and of the line after its last. */
  from: number;
  to: number;
}

/**
 * Returns a recipe's title (claims 3.14, 3.15): the first line of its description without # marks, 'title:' prefix and
 * bold marks. A later 'Title:' marker or heading with the palette emoji takes precedence over a first line of prose. Does
 * not parse the markdown: that takes seconds for a list of 2,000 recipes.
 */
export function recipeTitle(description: string, fallback: string): string {
  return findTitle(description.split(lineEndPattern))?.title ?? fallback;
}

/** Returns the description without the lines of its title, for screens that show the title above it. */
export function removeTitle(description: string): string {
  const lines = description.split(lineEndPattern);
  const found = findTitle(lines);
  if (!found) return description.trim();
  // The title of such a line is cut off, so the line must stay.
  if (lines.slice(found.from, found.to).some(({ length }) => length > maxTitleLength))
    return description.trim();
  const rest = [...lines.slice(0, found.from), ...lines.slice(found.to)].join('\n').trim();
  // A description of one line of prose is both title and text.
  return rest === '' && !isMarked(lines[found.from] ?? '') ? description.trim() : rest;
}

function findTitle(lines: readonly string[]): FoundTitle | null {
  const first = lines.findIndex((line) => cleanLine(line) !== '');
  if (first === -1) return null;
  const opening = isMarked(lines[first] ?? '') ? readMarkedTitle(lines, first) : null;
  if (opening) return opening;
  for (let at = first + 1; at < lines.length; at++) {
    const found = announcesTitle(lines[at] ?? '') ? readMarkedTitle(lines, at) : null;
    if (found) return found;
  }
  return { title: cleanLine(lines[first] ?? ''), from: first, to: first + 1 };
}

/** Returns the title in a heading or after a marker; the next line with text if this line only announces it. */
function readMarkedTitle(lines: readonly string[], at: number): FoundTitle | null {
  const line = lines[at] ?? '';
  const here = cleanLine(afterMarker(line));
  if (here !== '' && !announcementPattern.test(here)) return { title: here, from: at, to: at + 1 };
  if (!announcesTitle(line)) return null;
  const next = lines.findIndex((other, index) => index > at && cleanLine(other) !== '');
  return next === -1 ? null : { title: cleanLine(lines[next] ?? ''), from: at, to: next + 1 };
}

const announcesTitle = (line: string) =>
  titleMarkerPattern.test(line) || (headingPattern.test(line) && line.includes(paletteEmoji));

const isMarked = (line: string) => headingPattern.test(line) || titleMarkerPattern.test(line);

const afterMarker = (line: string) => titleMarkerPattern.exec(line)?.[1] ?? line;

/** Matches an HTML tag, but not the '<' of 'serves < 4'. */
export const htmlTagPattern = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi;

/** Returns the text of a line without HTML tags and markdown marks. */
function cleanLine(line: string): string {
  return line
    .slice(0, maxTitleLength)
    .replace(htmlTagPattern, '')
    .replace(/🎨\uFE0F?/gu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|__|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/^[\s#>*_`-]+|[\s#*_`]+$/g, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/\s+/g, ' ');
}
