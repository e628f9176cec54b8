import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CookbookDish } from '@/kitchen/cookbook/dish';
import type { ParsedRequest } from '@/kitchen/read/parseRequest';
import { type MealType, mealTypes, noMealType } from '@/request/mealTypes';
import { type RecipeType, recipeTypes, type ThemeName } from '@/request/themes';

const src = resolve(import.meta.dirname, '../../../src');

/** Where each list is written. */
const allowedFiles = ['request/themes.ts', 'request/mealTypes.ts'];
/** 'None' is also a value of the profile. */
const meals: readonly string[] = mealTypes.filter((meal) => meal !== noMealType);

/** A table that the compiler checks for missing and unknown keys. */
const typeCheckedTable = /^(?:Partial<)?Record<(?:ThemeName|RecipeType|MealType),/;

/** Returns the list names in a text. Names of two words count inside a sentence; single words such as 'Lunch' only alone. */
function namesIn(text: string): string[] {
  const plain = text.replaceAll('’', "'").trim();
  return [
    ...recipeTypes.filter((type) => plain.includes(type)),
    ...meals.filter((meal) => (meal.includes(' ') ? plain.includes(meal) : plain === meal)),
  ];
}

type Node = { readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the text that a node writes: a string, a template part, JSX text, an object key. */
function textWrittenBy(node: Node, parent: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText') return asText(node.value);
  if (node.type === 'TemplateElement') return isNode(node.value) ? asText(node.value.cooked) : null;
  const isKey = node.type === 'Identifier' && parent.type === 'Property' && parent.key === node;
  return isKey && parent.computed === false ? asText(node.name) : null;
}

const withoutConst = (node: unknown): unknown =>
  isNode(node) && node.type === 'TSAsExpression' ? node.expression : node;

/** Returns the names that a source file writes, except keys of tables checked by `satisfies`. */
function namesWritten(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  const held = new Set<unknown>();
  const visit = (node: Node, parent: Node) => {
    if (node.type === 'TSSatisfiesExpression' && isNode(node.typeAnnotation)) {
      const { start, end } = node.typeAnnotation;
      const table = withoutConst(node.expression);
      if (
        typeCheckedTable.test(source.slice(Number(start), Number(end))) &&
        isNode(table) &&
        table.properties
      )
        for (const property of Object.values(table.properties)) held.add(property.key);
    }
    const text = held.has(node) ? null : textWrittenBy(node, parent);
    if (text !== null) found.push(...namesIn(text));
    for (const value of Object.values(node)) {
      const children: unknown[] = Array.isArray(value) ? value : [value];
      for (const child of children) if (isNode(child)) visit(child, node);
    }
  };
  const tree: unknown = parseAst(source, { lang });
  if (isNode(tree)) visit(tree, tree);
  return found;
}

describe('theme names and meal types', () => {
  it('are found by this test wherever they are written', () => {
    expect(namesWritten("const theme = 'Vegan Bliss';")).toEqual(['Vegan Bliss']);
    expect(namesWritten('const say = `who likes Street Eats`;')).toEqual(['Street Eats']);
    expect(namesWritten('const button = <b title="Snack">From the Chef’s Table</b>;')).toEqual([
      'Snack',
      "From the Chef's Table",
    ]);
    expect(namesWritten("const line: Record<string, string> = { Lunch: 'x', 'Fast Food': 'y' };")).toEqual([
      'Lunch',
      'Fast Food',
    ]);
    expect(namesWritten("const line = { Lunch: 'Dinner' } satisfies Record<MealType, string>;")).toEqual([
      'Dinner',
    ]);
    expect(namesWritten("// Vegan Bliss\nconst words = 'Dinner in three short steps';")).toEqual([]);
  });

  it('are each written in one place', () => {
    const [themes = [], types = []] = allowedFiles.map((home) =>
      namesWritten(readFileSync(join(src, home), 'utf8')),
    );
    expect(new Set(themes)).toEqual(new Set(recipeTypes));
    expect(new Set(types)).toEqual(new Set(meals));
  });

  // The kitchen's rules are tables of themes and meals; the compiler checks their keys, see below.
  it('are written nowhere else, except in the kitchen’s rules and as keys of tables', () => {
    const elsewhere = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !allowedFiles.includes(path) && !path.startsWith('kitchen/'))
      .flatMap((path) =>
        namesWritten(readFileSync(join(src, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts').map(
          (name) => `${path}: ${name}`,
        ),
      );
    expect(elsewhere).toEqual([]);
  });

  it('are the only keys that the kitchen’s rules accept', () => {
    expectTypeOf<CookbookDish['themes']>().toEqualTypeOf<readonly ThemeName[]>();
    expectTypeOf<CookbookDish['meals']>().toEqualTypeOf<readonly Exclude<MealType, typeof noMealType>[]>();
    expectTypeOf<ParsedRequest['theme']>().toEqualTypeOf<RecipeType | null>();
    expectTypeOf<ParsedRequest['meal']>().toEqualTypeOf<MealType | null>();
  });
});
