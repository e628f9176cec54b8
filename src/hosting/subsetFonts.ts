import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const face =
  /@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*url\("(@fontsource[^"]+)"\)[^}]*unicode-range: ([^;]+);/g;

/**
 * Writes the fonts of src/styles.css to a folder, with the characters and weights that it names and no others.
 * @returns where each of them is, by the address that the styles have for it
 */
export async function subsetFonts(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const faces = readFileSync(join(root, 'src/styles.css'), 'utf8').matchAll(face);
  const written = [...faces].map(async ([, min, max, address = '', ranges = '']) => {
    const path = join(folder, basename(address));
    const subset = await subsetFont(readFileSync(join(root, 'node_modules', address)), charactersIn(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    writeFileSync(path, subset);
    return [address, path];
  });
  return Object.fromEntries(await Promise.all(written));
}

/** The characters of a unicode-range: 'U+0000-00FF, U+0131'. */
function charactersIn(ranges: string): string {
  const codes = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
