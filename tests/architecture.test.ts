import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** What each room may import besides itself. A feature is a room of its own; `main` may import anything. */
const allowed: Record<string, readonly string[]> = {
  app: ['features', 'auth', 'api', 'ui', 'config', 'recipe', 'lib', 'food'],
  features: ['api', 'auth', 'recipe', 'food', 'ui', 'config', 'lib'],
  auth: ['config', 'lib'],
  api: ['recipe', 'config', 'lib'],
  recipe: ['food', 'ui', 'config', 'lib'],
  food: [],
  lib: [],
  config: [],
  ui: ['lib'],
  mocks: ['api', 'food', 'recipe', 'config', 'lib'],
};

interface Import {
  from: string;
  to: string;
  dynamic: boolean;
  /** Erased when compiled: counts as a direction, not as a circle. */
  typeOnly: boolean;
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
  [...readFileSync(from, 'utf8').matchAll(importPattern)].flatMap(([statement, fixed, dynamic]) => {
    const name = fixed ?? dynamic ?? '';
    const to = resolveImport(from, name);
    if (to === null) packages.push({ from, name });
    return to === null
      ? []
      : [{ from, to, dynamic: fixed === undefined, typeOnly: /^\s*(import|export) type\b/.test(statement) }];
  }),
);

/** The room a file is in: the first folder, or 'main'; with the feature's name for a feature. */
function roomOf(path: string): string {
  const [room = '', inner = ''] = relative(src, path).split('/');
  if (room === 'features') return `features/${inner}`;
  return /\.(tsx?|css)$/.test(room) ? 'main' : room;
}

const show = ({ from, to }: Import) => `${relative(src, from)} → ${relative(src, to)}`;

describe('the direction of imports', () => {
  it('finds the imports it judges', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(10);
  });

  it('lets a room import only the rooms below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
      if (fromRoom === toRoom || fromRoom === 'main') return false;
      const kind = toRoom.split('/')[0] ?? '';
      return !allowed[fromRoom.split('/')[0] ?? '']?.includes(kind);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets only main import the mocks, and only by dynamic import', () => {
    const wrong = imports.filter(
      ({ from, to, dynamic }) =>
        roomOf(to) === 'mocks' && roomOf(from) !== 'mocks' && !(roomOf(from) === 'main' && dynamic),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('lets only firebaseAuth import firebase, and only main load it, by dynamic import', () => {
    const importers = packages
      .filter(({ name }) => /^@?firebase(\/|$)/.test(name))
      .map(({ from }) => relative(src, from));
    expect([...new Set(importers)]).toEqual(['auth/firebaseAuth.ts']);
    const loaders = imports.filter(({ to }) => relative(src, to) === 'auth/firebaseAuth.ts');
    expect(loaders.map(({ from, dynamic }) => [relative(src, from), dynamic])).toEqual([['main.tsx', true]]);
  });

  it('has no circles', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, dynamic, typeOnly } of imports)
      if (!dynamic && !typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, trail: readonly string[]) => {
      if (trail.includes(file)) {
        circles.push(
          [...trail.slice(trail.indexOf(file)), file].map((path) => relative(src, path)).join(' → '),
        );
        return;
      }
      if (done.has(file)) return;
      for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    };
    for (const file of next.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('has no barrels: no index file', () => {
    expect(
      sourceFiles(src)
        .filter((path) => /\/index\.tsx?$/.test(path))
        .map((path) => relative(src, path)),
    ).toEqual([]);
  });
});
