import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The paths of the drawn tree, in which two spaces lead one folder down. */
function drawnPaths(): string[] {
  const [, tree = ''] = readme.match(/```\n(src\/\n[\s\S]*?)```/) ?? [];
  const trail: string[] = [];
  return tree
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', name = ''] = line.match(/^( *)(\S+)/) ?? [];
      trail.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
      return trail.join('');
    });
}

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}${name}/`);

describe('the map in the README', () => {
  it('names only what is there', () => {
    const named = [...readme.matchAll(/`((?:src|tests|e2e)\/[^`\s]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(50);
    expect([...named, ...drawnPaths()].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('leads through the shell by files that are there', () => {
    const shell = readFileSync(join(root, 'src/app/README.md'), 'utf8');
    const named = [...shell.matchAll(/`([a-zA-Z-]+\/[^`\s]+\.tsx?)`/g)].map(([, path = '']) => `src/${path}`);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('draws every room, and every folder in it', () => {
    const rooms = foldersIn('src/');
    const folders = [...rooms, ...rooms.flatMap(foldersIn), ...foldersIn('tests/'), ...foldersIn('e2e/')];
    const drawn = new Set(drawnPaths());
    expect(folders.filter((folder) => !drawn.has(folder))).toEqual([]);
  });
});
