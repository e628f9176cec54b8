/** Loaded by `npm run bench` in a browser: times the profile check and the consistency report on recipes of two sizes. */
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { preloadLexicon } from '@/food/check/preloadLexicon';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';
import { parseRecipe } from '@/recipe/recipeText';
import { ingredients, method } from './ordinaryRecipe';

const profile = {
  intolerances: ['Milk', 'Lactose', 'Gluten', 'Nuts'],
  diet: 'Pescatarian',
  avoidIngredients: ['Salt'],
  dislikedFood: 'mushrooms, anything slimy, seafood',
  healthConditions: ['Hypertension'],
};
const request = { ingredientes: 'chicken, cauliflower, prawns', tiempoCoccion: '30', diners: 4 };

const repeatRecipe = (count: number) => ({
  ...parseRecipe({
    title: 'Dill-bright chicken and cauliflower pot',
    ingredients: `${ingredients}\n`.repeat(count),
    description: method.repeat(count),
  }),
  tiempoCoccion: 45,
  diners: 4,
});
const recipes = { '2 KB': repeatRecipe(1), '200 KB': repeatRecipe(100) };

function milliseconds(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

type Size = keyof typeof recipes;
interface Timing {
  readonly characters: number;
  readonly hits: number;
  readonly firstMs: number;
  readonly warmMs: number;
}

/** Times the first check on this page, and the median of later ones. */
export function timeCheck(size: Size, runs: number): Timing {
  const recipe = recipes[size];
  const check = () => checkAgainstProfile(recipe, profile);
  const firstMs = milliseconds(check);
  const warmMs = median(Array.from({ length: runs }, () => milliseconds(check)));
  const characters = recipe.ingredients.text.length + recipe.description.text.length;
  return { characters, hits: check().hits.length, firstMs, warmMs };
}

/** Times the consistency report. */
export function timeReport(size: Size, runs: number): Pick<Timing, 'firstMs' | 'warmMs'> {
  const report = () => checkConsistency(recipes[size], request);
  const firstMs = milliseconds(report);
  return { firstMs, warmMs: median(Array.from({ length: runs }, () => milliseconds(report))) };
}

/** Times preloadLexicon(), and its longest task, in milliseconds. */
export async function timePreloadLexicon(): Promise<{ total: number; longest: number }> {
  let isOver = false;
  let longest = 0;
  let last = performance.now();
  const started = last;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  await preloadLexicon();
  isOver = true;
  const ended = performance.now();
  longest = Math.max(longest, ended - last);
  channel.port1.close();
  return { total: ended - started, longest };
}
