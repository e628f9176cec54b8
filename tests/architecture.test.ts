import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/**
 * What each room may import besides itself: the one place where the direction of imports is written. A feature is a
 * room of its own; `main` may import anything.
 */
const allowed: Record<string, readonly string[]> = {
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

/** Packages that one file, and no other, may import. */
const soleImporters: Record<string, string> = {
  firebase: 'auth/firebaseAuth.ts',
};

/** Packages that a room must do without: `ui` knows no router and no server. */
const barred: Record<string, RegExp> = {
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

/** The file an import names, or null for a package. */
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

/** The room a file is in: the first folder, or 'main'; with the feature's name for a feature. */
function roomOf(path: string): string {
  const [room = '', inner = ''] = relative(src, path).split('/');
  if (room === 'features') return `features/${inner}`;
  return /\.(tsx?|css)$/.test(room) ? 'main' : room;
}

const kindOf = (room: string) => room.split('/')[0] ?? '';
const show = ({ from, to }: Import) => `${relative(src, from)} → ${relative(src, to)}`;

/** Every circle of a graph that a walk from each of its nodes meets, as 'a → b → a'. */
function circlesOf(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, trail: readonly string[]) => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const target of next.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return circles;
}

describe('the direction of imports', () => {
  it('finds the imports it judges', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(10);
  });

  it('lets a room import only the rooms below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
      if (fromRoom === toRoom || fromRoom === 'main') return false;
      return !allowed[kindOf(fromRoom)]?.includes(kindOf(toRoom));
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('knows every room there is', () => {
    const rooms = new Set(sourceFiles(src).map((path) => kindOf(roomOf(path))));
    rooms.delete('main');
    expect([...rooms].sort()).toEqual(Object.keys(allowed).sort());
  });

  it('lets only main load local mode, and only by dynamic import', () => {
    const wrong = imports.filter(
      ({ from, to, dynamic }) =>
        roomOf(to) === 'local' && roomOf(from) !== 'local' && !(roomOf(from) === 'main' && dynamic),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets one file alone import the packages that must stay behind it', () => {
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

  it('keeps each room without the packages it must not know', () => {
    const wrong = packages.filter(({ from, name }) => barred[kindOf(roomOf(from))]?.test(name));
    expect(wrong.map(({ from, name }) => `${relative(src, from)} → ${name}`)).toEqual([]);
  });

  it('has no circles of files, type-only ones included', () => {
    const edges = imports
      .filter(({ dynamic }) => !dynamic)
      .map(({ from, to }) => [relative(src, from), relative(src, to)] as const);
    expect(circlesOf(edges)).toEqual([]);
  });

  it('has no circles of folders', () => {
    const edges = imports
      .map(({ from, to }) => [dirname(relative(src, from)), dirname(relative(src, to))] as const)
      .filter(([from, to]) => from !== to && from !== '.');
    expect(circlesOf(edges)).toEqual([]);
  });

  it('has no barrels: no index file', () => {
    expect(
      sourceFiles(src)
        .filter((path) => /\/index\.tsx?$/.test(path))
        .map((path) => relative(src, path)),
    ).toEqual([]);
  });
});

describe('the tests', () => {
  it('stand in the rooms of what they test', () => {
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
