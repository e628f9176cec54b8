import { transform } from 'lightningcss';

const className = /\.((?:\\.|[\w-])+)/g;

function minified(css: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: 'first.css', code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}

/** What browsers without registered custom properties fall back on: the whole sheet has it too, a moment later. */
const fallback = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/** The part of a style sheet that some markup needs: without the classes and keyframes that it does not have. */
export function criticalCss(css: string, html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  // In the markup they are written as in HTML.
  const isUsed = (name: string) =>
    used.has(name) || used.has(name.replaceAll('&', '&amp;').replaceAll('>', '&gt;'));
  const named = new Set([...css.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', '')));
  const kept = minified(
    css.replace(fallback, ''),
    [...named].filter((name) => !isUsed(name)),
  );
  const keyframes = [...kept.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const idle = keyframes.filter((name) => kept.split(name).length <= 2);
  return minified(kept, idle);
}
