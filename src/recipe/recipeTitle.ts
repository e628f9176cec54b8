/** What a recipe without a title is called: in lists, and on its own page (claims 3.16, 3.17). */
export const fallbackTitles = { list: 'Untitled Recipe', page: 'Mi receta' } as const;

const lineEnd = /\r?\n/;
const heading = /^\s{0,3}#{1,6}/;
const palette = '🎨';
const marker = /(?:^|[^\p{L}])t(?:itle|ítulo)\s*(?:[*_]+\s*)?:\s*(.*)$/iu;
/** Words that only say that a title follows. */
const announcement = /^(?:recipe |the )?(?:title|título|recipe|receta)$/iu;
/** Beyond so many characters a line is prose, and no title is read from the rest of it. */
const longestTitle = 300;

interface FoundTitle {
  title: string;
  /** The lines that hold it: the first, and the one after the last. */
  from: number;
  to: number;
}

/**
 * A recipe's title (claims 3.14, 3.15): the first line of its description without leading # marks, 'title:' prefix
 * and bold marks. A later 'Title:' marker or a heading with the palette emoji wins over a first line of prose. Read by
 * lines, unlike all else in a recipe: a list has thousands of titles, and parsing each description would take seconds.
 */
export function recipeTitle(description: string, fallback: string): string {
  return findTitle(description.split(lineEnd))?.title ?? fallback;
}

/** The description without the lines that hold its title, for where the title already stands above it whole. */
export function removeTitle(description: string): string {
  const lines = description.split(lineEnd);
  const found = findTitle(lines);
  if (!found) return description.trim();
  // Of a line this long the title is only the beginning.
  if (lines.slice(found.from, found.to).some(({ length }) => length > longestTitle))
    return description.trim();
  const rest = [...lines.slice(0, found.from), ...lines.slice(found.to)].join('\n').trim();
  // A single line of prose is title and text in one: better said twice than a recipe without its text.
  return rest === '' && !isMarked(lines[found.from] ?? '') ? description.trim() : rest;
}

function findTitle(lines: readonly string[]): FoundTitle | null {
  const first = lines.findIndex((line) => clean(line) !== '');
  if (first === -1) return null;
  const opening = isMarked(lines[first] ?? '') ? readMarked(lines, first) : null;
  if (opening) return opening;
  for (let at = first + 1; at < lines.length; at++) {
    const found = announcesTitle(lines[at] ?? '') ? readMarked(lines, at) : null;
    if (found) return found;
  }
  return { title: clean(lines[first] ?? ''), from: first, to: first + 1 };
}

/** The title on a heading or behind a marker; on the next line with words where this one only announces it. */
function readMarked(lines: readonly string[], at: number): FoundTitle | null {
  const line = lines[at] ?? '';
  const here = clean(afterMarker(line));
  if (here !== '' && !announcement.test(here)) return { title: here, from: at, to: at + 1 };
  if (!announcesTitle(line)) return null;
  const next = lines.findIndex((other, index) => index > at && clean(other) !== '');
  return next === -1 ? null : { title: clean(lines[next] ?? ''), from: at, to: next + 1 };
}

const announcesTitle = (line: string) => marker.test(line) || (heading.test(line) && line.includes(palette));

const isMarked = (line: string) => heading.test(line) || marker.test(line);

const afterMarker = (line: string) => marker.exec(line)?.[1] ?? line;

/** A tag, and nothing that only looks like one ('serves < 4'). */
export const htmlTag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi;

/** The words of a line, without tags and the marks of its markdown. */
function clean(line: string): string {
  return line
    .slice(0, longestTitle)
    .replace(htmlTag, '')
    .replace(/🎨\uFE0F?/gu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*{1,3}|__|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/^[\s#>*_`-]+|[\s#*_`]+$/g, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/\s+/g, ' ');
}
