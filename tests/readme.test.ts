import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  ...['.github', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => (folder === '.github' ? /^\w+\.md$/ : /(^|[\\/])README\.md$/).test(path))
      .map((path) => join(folder, path)),
  ),
].filter((path) => !path.includes('node_modules'));
const read = (document: string) => readFileSync(join(root, document), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

const withoutCodeBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the paths in backticks: with a folder, or the name of a source file. */
const pathsInBackticks = (text: string): string[] =>
  [...withoutCodeBlocks(text).matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+|[\w-]+\.(?:tsx?|mjs|css))`/g)].map(
    ([, path = '']) => path,
  );

const linkTargets = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(([, target = '']) => target);

/** Paths are relative to the document's folder, to the repository or to `src`. */
const bases = (document: string) => [dirname(join(root, document)), root, join(root, 'src')];
const isPath = (document: string, path: string) =>
  bases(document).some((base) => existsSync(join(base, path)));

/** Paths made by a build or a request. */
const notInRepository =
  /^(dist|assets|shots)\/|^_?(\/|api\/)|^application\/|^firebase\.json$|^node_modules\//;

describe('the documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    const text = read(document);
    const paths = pathsInBackticks(text).filter((path) => !notInRepository.test(path));
    expect(paths.filter((path) => !isPath(document, path))).toEqual([]);
    const links = linkTargets(text);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const named = [...read(document).matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });

  it('describe every npm script in CONTRIBUTING', () => {
    const contributing = read('.github/CONTRIBUTING.md');
    expect(scripts.filter((script) => !new RegExp(`npm (run )?${script}\``).test(contributing))).toEqual([]);
  });

  it('list every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(
      folders.map(({ name }) => name).filter((name) => !read('README.md').includes(`  ${name}/`)),
    ).toEqual([]);
  });
});
