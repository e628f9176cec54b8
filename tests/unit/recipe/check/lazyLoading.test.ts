import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../../../src');
const statement = /(?:^|\n)(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/g;

function resolveFile(from: string, name: string): string | undefined {
  const base = name.startsWith('@/')
    ? join(src, name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : '';
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** Returns every file that a static import of the entry loads. */
function staticallyLoadedFiles(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      const next = resolveFile(file, name);
      if (next !== undefined) visit(next);
    }
  };
  visit(join(src, entry));
  return [...seen].map((file) => relative(src, file));
}

const heavy = /^food\/(?:lexicon|check|names|rules)\//;
const parser = 'recipe/recipeText.ts';

describe('the lexicon and the check', () => {
  it.each([
    'main.tsx',
    'recipe-ui/view/RecipeSheet.tsx',
    'recipe-ui/view/MarkdownText.tsx',
    'features/generate/screens/NewRecipeScreen.tsx',
    'features/generate/screens/RecipeRequestScreen.tsx',
    'features/recipes/screens/RecipesScreen.tsx',
    'features/recipes/screens/RecipeScreen.tsx',
    'features/quick/screens/QuickRecipeResultScreen.tsx',
  ])('are not loaded with %s', (entry) => {
    expect(staticallyLoadedFiles(entry).filter((file) => heavy.test(file))).toEqual([]);
  });

  it('are loaded with the lazy modules', () => {
    for (const entry of ['recipe/check/checkRecipe.ts', 'recipe-ui/compare/RecipeComparison.tsx'])
      expect(staticallyLoadedFiles(entry).some((file) => heavy.test(file))).toBe(true);
  });
});

describe('the markdown parser', () => {
  it.each([
    'main.tsx',
    'recipe-ui/useShownRecipe.ts',
    'features/home/screens/HomeScreen.tsx',
    'features/generate/screens/RecipeRequestScreen.tsx',
    'features/recipes/screens/RecipesScreen.tsx',
  ])('is not loaded with %s', (entry) => {
    expect(staticallyLoadedFiles(entry)).not.toContain(parser);
  });

  it.each(['recipe-ui/view/RecipeSheet.tsx', 'recipe/check/checkRecipe.ts', 'features/cook/CookView.tsx'])(
    'is loaded with %s',
    (entry) => {
      expect(staticallyLoadedFiles(entry)).toContain(parser);
    },
  );

  it('is imported by one file', () => {
    const importers = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && readFileSync(join(src, name), 'utf8').includes("'mdast-util-"),
    );
    expect(importers).toEqual([parser]);
  });
});
