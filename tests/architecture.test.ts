import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** What each folder of src may import besides itself. A feature counts as a folder; `main` may import anything. */
const allowedImports: Record<string, readonly string[]> = {
  app: [
    'features',
    'recipe-ui',
    'api',
    'auth',
    'recipe',
    'profile',
    'request',
    'food',
    'ui',
    'config',
    'lib',
  ],
  features: ['recipe-ui', 'api', 'auth', 'recipe', 'profile', 'request', 'food', 'ui', 'config', 'lib'],
  'recipe-ui': ['api', 'recipe', 'profile', 'request', 'food', 'ui', 'config', 'lib'],
  api: ['recipe', 'profile', 'request', 'config', 'lib'],
  auth: ['profile', 'request', 'config', 'lib'],
  recipe: ['food', 'profile', 'request', 'config', 'lib'],
  kitchen: ['food', 'profile', 'request', 'lib'],
  local: ['kitchen', 'api', 'recipe', 'profile', 'request', 'ui', 'config', 'lib'],
  food: ['profile', 'lib'],
  request: ['profile', 'lib'],
  profile: ['lib'],
  ui: ['lib'],
  hosting: ['config'],
  config: ['lib'],
  lib: [],
};

const soleImporters: Record<string, string> = {
  firebase: 'auth/firebaseAuth.ts',
};

const forbiddenPackages: Record<string, RegExp> = {
  ui: /^(react-router-dom|@tanstack\/)/,
  recipe: /^(react|react-dom|react-router-dom|@tanstack\/.*)$/,
  profile: /^(react|react-dom|react-router-dom|@tanstack\/.*)$/,
  request: /^(react|react-dom|react-router-dom|@tanstack\/.*)$/,
  food: /^(react|react-dom|react-router-dom|@tanstack\/.*)$/,
  kitchen: /^(react|react-dom|react-router-dom|@tanstack\/.*|msw|idb)$/,
};

interface Import {
  from: string;
  to: string;
  dynamic: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());
}

/** Returns the imported file; null for a package. */
function resolveImport(from: string, name: string): string | null {
  const base = name.startsWith('@/')
    ? join(src, name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  if (base === null) return null;
  const candidates = [base, `${base}.ts`, `${base}.tsx`];
  return candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? base;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const packages: { from: string; name: string }[] = [];
const imports: Import[] = sourceFiles(src).flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(importPattern)].flatMap(([, fixed, dynamic]) => {
    const name = fixed ?? dynamic ?? '';
    const to = resolveImport(from, name);
    if (to === null) packages.push({ from, name });
    return to === null ? [] : [{ from, to, dynamic: fixed === undefined }];
  }),
);

/** Returns a file's folder in src: 'features/home' for a feature, 'main' for files outside folders. */
function folderOf(path: string): string {
  const [room = '', inner = ''] = relative(src, path).split('/');
  if (room === 'features') return `features/${inner}`;
  return /\.(tsx?|css)$/.test(room) ? 'main' : room;
}

const topFolder = (room: string) => room.split('/')[0] ?? '';
const show = ({ from, to }: Import) => `${relative(src, from)} → ${relative(src, to)}`;

/** Returns cycles of a graph as 'a → b → a'. */
function findCycles(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, trail: readonly string[]) => {
    if (trail.includes(node)) {
      cycles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const target of next.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return cycles;
}

describe('the direction of imports', () => {
  it('finds the imports', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(10);
  });

  it('lets a folder import only the folders below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [fromRoom, toRoom] = [folderOf(from), folderOf(to)];
      if (fromRoom === toRoom || fromRoom === 'main') return false;
      return !allowedImports[topFolder(fromRoom)]?.includes(topFolder(toRoom));
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('has a rule for every folder', () => {
    const rooms = new Set(sourceFiles(src).map((path) => topFolder(folderOf(path))));
    rooms.delete('main');
    expect([...rooms].sort()).toEqual(Object.keys(allowedImports).sort());
  });

  it('lets only main load local mode, and only by dynamic import', () => {
    const wrong = imports.filter(
      ({ from, to, dynamic }) =>
        folderOf(to) === 'local' && folderOf(from) !== 'local' && !(folderOf(from) === 'main' && dynamic),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets only one file import Firebase', () => {
    for (const [name, importer] of Object.entries(soleImporters)) {
      const importers = packages
        .filter((found) => found.name === name || found.name.startsWith(`${name}/`))
        .map(({ from }) => relative(src, from));
      expect([...new Set(importers)]).toEqual([importer]);
    }
    const loaders = imports.filter(({ to }) => relative(src, to) === 'auth/firebaseAuth.ts');
    expect(loaders.length).toBeGreaterThan(0);
    expect(loaders.filter(({ dynamic }) => !dynamic).map(show)).toEqual([]);
  });

  it('lets no folder import a forbidden package', () => {
    const wrong = packages.filter(({ from, name }) =>
      forbiddenPackages[topFolder(folderOf(from))]?.test(name),
    );
    expect(wrong.map(({ from, name }) => `${relative(src, from)} → ${name}`)).toEqual([]);
  });

  it('has no cycles of files, type-only imports included', () => {
    const edges = imports
      .filter(({ dynamic }) => !dynamic)
      .map(({ from, to }) => [relative(src, from), relative(src, to)] as const);
    expect(findCycles(edges)).toEqual([]);
  });

  it('has no cycles of folders', () => {
    const edges = imports
      .map(({ from, to }) => [dirname(relative(src, from)), dirname(relative(src, to))] as const)
      .filter(([from, to]) => from !== to && from !== '.');
    expect(findCycles(edges)).toEqual([]);
  });

  it('has no index files', () => {
    expect(
      sourceFiles(src)
        .filter((path) => /\/index\.tsx?$/.test(path))
        .map((path) => relative(src, path)),
    ).toEqual([]);
  });
});

describe('the tests', () => {
  it('are in the folder of what they test', () => {
    const foldersIn = (folder: string) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const rooms = new Set([...foldersIn(src), ...foldersIn(join(src, 'features'))]);
    const units = foldersIn(join(import.meta.dirname, 'unit'));
    expect(units.length).toBeGreaterThan(8);
    expect(units.filter((name) => !rooms.has(name))).toEqual([]);
  });
});
