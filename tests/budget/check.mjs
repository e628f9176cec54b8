/**
 * How much a visitor's first page may weigh (`npm run check`): builds the hosted product beside the others and weighs it in
 * brotli. Where a budget is passed, it names the modules that grew since the weights were noted; `--write` notes them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { hostedEnv } from '../../e2e/hostedEnv.mjs';

/** In KB of 1024 bytes, compressed. */
const budgets = {
  'JavaScript before the home page answers': 85,
  'JavaScript of the home page': 93,
  'fonts, in two files': 47,
  'styles in the page': 6,
  'the page': 13,
};
/** What no first screen needs. */
const barred = /node_modules\/(zod|firebase|@firebase|react-hot-toast|react-hook-form|@tanstack)\//;

const root = join(import.meta.dirname, '../..');
const notedPath = join(import.meta.dirname, 'weights.json');
const outDir = join(root, 'node_modules/.cache/budget');
Object.assign(process.env, hostedEnv);
const { output } = [await build({ root, build: { outDir, emptyOutDir: true }, logLevel: 'error' })].flat()[0];

const kilobytes = (text) => brotliCompressSync(text).length / 1024;
const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
const html = readFileSync(join(outDir, 'index.html'), 'utf8');
const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style);
const fonts = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.woff2'));

function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, found);
  return found;
}
const named = (prefix) => [...chunks.keys()].find((name) => name.startsWith(`assets/${prefix}-`));
const entry = [...chunks.values()].find(({ isEntry }) => isEntry).fileName;
const first = [...withImports(entry)];
const all = [...withImports(named('AfterPaint'), new Set(first))];
const weightOf = (names) => names.reduce((sum, name) => sum + kilobytes(chunks.get(name).code), 0);

const measured = {
  'JavaScript before the home page answers': weightOf(first),
  'JavaScript of the home page': weightOf(all),
  'fonts, in two files': fonts.reduce(
    (sum, name) => sum + readFileSync(join(outDir, 'assets', name)).length / 1024,
    0,
  ),
  'styles in the page': kilobytes(inlineStyles.join('')),
  'the page': kilobytes(html),
};

/** Packages, and the project's own files, with their bytes before they are minified. */
const weights = {};
for (const name of all) {
  for (const [id, { renderedLength }] of Object.entries(chunks.get(name).modules)) {
    const [path] = id.replace(`${root}/`, '').replaceAll('\0', '').split('?');
    const owner = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? path;
    weights[owner] = (weights[owner] ?? 0) + renderedLength;
  }
}
if (process.argv.includes('--write')) {
  const sorted = Object.entries(weights).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(notedPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const noted = JSON.parse(readFileSync(notedPath, 'utf8'));
const grown = Object.entries(weights)
  .map(([owner, bytes]) => ({ owner, bytes, more: bytes - (noted[owner] ?? 0) }))
  .filter(({ more }) => more > 100)
  .sort((one, other) => other.more - one.more);
const problems = Object.entries(measured)
  .filter(([name, size]) => size > budgets[name])
  .map(([name, size]) => `${name}: ${size.toFixed(1)} KB, and ${budgets[name]} KB are the most.`);
if (fonts.length !== 2) problems.push(`Fonts come in ${fonts.length} files: ${fonts.join(', ')}.`);
for (const name of first) {
  const strangers = chunks.get(name).moduleIds.filter((id) => barred.test(id));
  if (strangers.length > 0) problems.push(`${name} holds what no first screen needs: ${strangers[0]}.`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  for (const { owner, bytes, more } of grown.slice(0, 10)) {
    console.error(`  ${noted[owner] === undefined ? 'new ' : 'more'} ${owner}: +${more} bytes, now ${bytes}`);
  }
  process.exitCode = 1;
} else if (!process.argv.includes('--quiet')) {
  for (const [name, size] of Object.entries(measured))
    console.log(`${name}: ${size.toFixed(1)} of ${budgets[name]} KB`);
}
