import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

interface Face {
  file: string;
  /** The lightest and the boldest that the styles ask for. */
  weights: readonly [min: number, max: number];
  /** Whether figures of one width and other forms of a character are used. */
  hasForms: boolean;
}

/** What src/styles.css has of each font. */
const faces: readonly Face[] = [
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: [400, 700],
    hasForms: true,
  },
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: [400, 600],
    hasForms: false,
  },
];

/** All that the files hold: letters of western European languages, punctuation, some signs. */
const characters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x205e],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]
  .map(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
  )
  .join('');

/**
 * Writes the fonts to a folder without the weights and forms that nothing is set in.
 * @returns where each of them is, by the address that the styles have for it
 */
export async function subsetFonts(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const written = faces.map(async ({ file, weights: [min, max], hasForms }) => {
    const path = `${folder}/${file.split('/').at(-1)}`;
    const whole = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url));
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
      noLayoutClosure: !hasForms,
    });
    writeFileSync(path, subset);
    return [file, path];
  });
  return Object.fromEntries(await Promise.all(written));
}
