import { PurgeCSS } from 'purgecss';

/** What the scripts in index.html and the browser set, and no markup has from the start. */
const setLater = [/^data-/, /^aria-current/, 'html', 'body', ':root', ':host'];

/** States that nobody brings about before the whole sheet is there, and what eases from one to the next. */
const notYet = /hover:|focus|active:|disabled|print:|transition|duration|ease-|backdrop/;

/** What browsers without registered custom properties fall back on, and what paper asks for. */
const elsewhere = [
  /@layer properties\s*\{\s*@supports[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}\s*\}/,
  /@media print\s*\{(?:[^{}]*\{[^}]*\})*\s*\}/g,
];

/** The part of a style sheet that some markup is first painted with: what it does not name, and what can wait, left out. */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: elsewhere.reduce((rest, part) => rest.replace(part, ''), css) }],
    defaultExtractor: namesIn,
    safelist: setLater,
    blocklist: [notYet],
    keyframes: true,
    variables: true,
  });
  const kept = purged?.css ?? '';
  const isNamed = (property: string) => kept.split(property).length > 2;
  return kept.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, property) =>
    isNamed(property) ? rule : '',
  );
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
