/* Loaded in the browser by `npm run bench`: renders and checks texts that are hard to parse. */
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
import MarkdownText from '@/recipe-ui/view/MarkdownText';

const profile = { intolerances: ['Milk', 'Gluten'], diet: 'Vegan', dislikedFood: 'anything slimy' };
const request = { ingredientes: 'butter, prawns', tiempoCoccion: '30', diners: 4 };

export const names = Object.keys(hostileTexts);

/** Milliseconds. */
interface HostileTiming {
  /** Milliseconds to parse the markdown, and to render it synchronously. */
  read: number;
  shown: number;
  /** The longest chunk of its check (as description and as list), and the sum. */
  slice: number;
  checked: number;
}

/** Measures one text on a fresh page. */
export async function timeHostile(name: string): Promise<HostileTiming> {
  await preloadLexicon();
  const hostile = hostileTexts[name] ?? '';
  let slice = 0;
  const measured = <Result>(run: () => Result): [Result, number] => {
    const started = performance.now();
    const result = run();
    return [result, performance.now() - started];
  };
  const inSlices = <Result>(work: ChunkedWork<Result>): Result => {
    for (;;) {
      const [step, took] = measured(() => work.next());
      slice = Math.max(slice, took);
      if (step.done) return step.value;
    }
  };
  const [[texts, recipe], read] = measured(() => {
    const title = recipeTitle(hostile, '');
    const texts = { title, ...recipeToMarkdown({ ingredientes: hostile, descripcionReceta: hostile }) };
    return [texts, parseRecipe(texts)] as const;
  });
  const [, shown] = measured(() => {
    const page = document.body.appendChild(document.createElement('div'));
    page.style.overflowWrap = 'anywhere';
    const text = createElement(MarkdownText, { text: texts.description, headingLevel: 3 });
    flushSync(() => createRoot(page).render(text));
    return page.offsetHeight;
  });
  const [, checked] = measured(() => {
    const foods = inSlices(findFoodsInRecipeInChunks(recipe));
    inSlices(checkAgainstProfileInChunks(recipe, profile, foods));
    inSlices(checkConsistencyInChunks({ ...recipe, tiempoCoccion: 20, diners: 2 }, request, foods));
  });
  return { read, shown, slice, checked };
}
