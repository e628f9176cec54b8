/** Loaded by `npm run bench` in a browser: shows and checks hostile texts. */
import { hostileTexts } from '@tests/support/hostileTexts';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { checkAgainstProfileInChunks } from '@/food/check/checkAgainstProfile';
import { preloadLexicon } from '@/food/check/preloadLexicon';
import { findFoodsInRecipeInChunks } from '@/food/check/recipeFoods';
import type { ChunkedWork } from '@/lib/chunkedWork';
import { checkConsistencyInChunks } from '@/recipe/consistency/checkConsistency';
import { parseRecipe } from '@/recipe/recipeText';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { MarkdownText } from '@/recipe-ui/view/MarkdownText';

const profile = { intolerances: ['Milk', 'Gluten'], diet: 'Vegan', dislikedFood: 'anything slimy' };
const request = { ingredientes: 'butter, prawns', tiempoCoccion: '30', diners: 4 };

export const hostileTextNames = Object.keys(hostileTexts);

interface HostileTiming {
  /** Parses its markdown. */
  readMs: number;
  /** Renders it and lays it out. */
  shownMs: number;
  /** The longest chunk of its check, as description and list at once. */
  longestChunkMs: number;
  checkedMs: number;
}

/** Times one text. Call it on a fresh page. */
export async function timeHostile(name: string): Promise<HostileTiming> {
  await preloadLexicon();
  const hostile = hostileTexts[name] ?? '';
  let longestChunkMs = 0;
  const measured = <Result>(run: () => Result): [Result, number] => {
    const started = performance.now();
    const result = run();
    return [result, performance.now() - started];
  };
  const inChunks = <Result>(work: ChunkedWork<Result>): Result => {
    for (;;) {
      const [step, took] = measured(() => work.next());
      longestChunkMs = Math.max(longestChunkMs, took);
      if (step.done) return step.value;
    }
  };
  const [[texts, recipe], readMs] = measured(() => {
    const title = recipeTitle(hostile, '');
    const texts = { title, ...recipeToMarkdown({ ingredientes: hostile, descripcionReceta: hostile }) };
    return [texts, parseRecipe(texts)] as const;
  });
  const [, shownMs] = measured(() => {
    const page = document.body.appendChild(document.createElement('div'));
    page.style.overflowWrap = 'anywhere';
    const text = createElement(MarkdownText, { text: texts.description, headingLevel: 3 });
    flushSync(() => createRoot(page).render(text));
    return page.offsetHeight;
  });
  const [, checkedMs] = measured(() => {
    const foods = inChunks(findFoodsInRecipeInChunks(recipe));
    inChunks(checkAgainstProfileInChunks(recipe, profile, foods));
    inChunks(checkConsistencyInChunks({ ...recipe, tiempoCoccion: 20, diners: 2 }, request, foods));
  });
  return { readMs, shownMs, longestChunkMs, checkedMs };
}
