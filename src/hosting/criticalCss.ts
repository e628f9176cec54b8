import { PurgeCSS } from 'purgecss';
import { takeFetchedFonts } from './fetchedFonts.ts';

/** What the scripts in index.html and the browser set, and no markup has from the start. */
const setLater = [/^data-/, /^aria-current/, 'html', 'body', ':root', ':host'];

/** States that nobody brings about before the whole sheet is there, and what eases from one to the next. */
const notYet = /hover:|focus|active:|disabled|print:|transition|duration|ease-|backdrop/;

/** Notes, what browsers without registered custom properties fall back on, and what paper asks for. */
const elsewhere = [
  /\/\*[\s\S]*?\*\//g,
  /@layer properties\s*\{\s*@supports[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}\s*\}/,
  /@media print\s*\{(?:[^{}]*\{[^}]*\})*\s*\}/g,
];

/** Parts of every element that show nothing at first: a browser would work out the style of each of them all the same. */
const ofEveryElement = [
  /(?<=\*)(?:,::?(?:before|after))+(?=\{)/g,
  /(?<=[{};])::(?:backdrop|selection|file-selector-button|-webkit-[\w-]+)\{[^}]*\}/g,
];

/**
 * The part of a style sheet that some markup is first painted with: what it does not name, and what can wait, left out. The
 * fonts to be fetched can: a browser that knew of them would look for the device's own again, for each size and weight, which
 * on some means to ask another process and wait.
 */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: without(elsewhere, css) }],
    defaultExtractor: namesIn,
    safelist: setLater,
    blocklist: [notYet],
    keyframes: true,
    variables: true,
  });
  const kept = without(ofEveryElement, purged?.css ?? '');
  const isNamed = (property: string) => kept.split(property).length > 2;
  const named = kept.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, property) =>
    isNamed(property) ? rule : '',
  );
  return inDeviceFonts(named);
}

/** The fonts' names stand in variables, `--face-text` and the like: first those to fetch, then what the device may have. */
function inDeviceFonts(css: string): string {
  const { css: rest, fonts } = takeFetchedFonts(css);
  const stacks = /--face-[\w-]+:[^;}]*/g;
  const names = fonts.map(({ family }) => family.replaceAll('"', ''));
  const toFetch = new RegExp(`"?(?:${names.join('|')})"?,\\s*`);
  return rest.replace(stacks, (stack) => stack.replace(toFetch, ''));
}

function without(parts: readonly RegExp[], css: string): string {
  return parts.reduce((rest, part) => rest.replace(part, ''), css);
}

/** The tags, attributes and classes of some markup. */
function namesIn(html: string): string[] {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  const classes = values.flatMap((names) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  );
  const tags = [...html.matchAll(/<([a-z][\w-]*)| ([a-z][\w-]*)="/gi)].map(
    ([, tag, name]) => tag ?? name ?? '',
  );
  return [...new Set([...classes, ...tags])];
}
