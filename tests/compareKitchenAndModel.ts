import { z } from 'zod';
import { getErrorMessage } from '@/api/apiError';
import { savedProfileSchema } from '@/api/profile';
import { composeRecipe } from '@/kitchen/composeRecipe';
import type { KitchenRecipe } from '@/kitchen/read/types';
import type { ChatModel } from '@/local/model/chatCompletion';
import { composeWithModel, findForbiddenFoods } from '@/local/model/composeWithModel';
import type { ModelInput } from '@/local/model/prompts';
import { pickPreferences } from '@/profile/preferences';
import { checkRecipe } from '@/recipe/check/checkRecipe';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { quickRecipeRequestSchema } from '@/request/recipeRequest';

/** Quick recipe requests, with a cook's preferences if given. */
const requestsSchema = z.array(
  quickRecipeRequestSchema.extend({
    userPreferences: savedProfileSchema.transform(pickPreferences).optional(),
  }),
);

/** Sends each request to the kitchen and a model, and prints a comparison as Markdown. Throws on invalid requests. */
export async function compareKitchenAndModel(
  requests: unknown,
  model: ChatModel,
  print: (text: string) => void,
): Promise<void> {
  const writers: [string, RecipeWriter][] = [
    ['The built-in kitchen', ({ request, preferences }) => composeRecipe(request, preferences, 1)],
    [model.name, (sent) => composeWithModel(model, sent, 1)],
  ];
  const read = requestsSchema.parse(requests);
  // Loads cookbook and lexicon first, so that the seconds measure only the writing.
  for (const { userPreferences: _, ...request } of read.slice(0, 1)) composeRecipe(request, null, 1);
  for (const { userPreferences = null, ...request } of read) {
    const sent = { request, preferences: userPreferences };
    const results: (WriterResult & { name: string })[] = [];
    // One after the other, so that neither waits for the other.
    for (const [name, cook] of writers) results.push({ name, ...(await runWriter(cook, sent)) });
    print(`# ${request.ingredientes}\n\n\`\`\`json\n${JSON.stringify(sent, null, 2)}\n\`\`\`\n`);
    print('| cook | seconds | exclusions broken | foods of the basket unused |\n| --- | --- | --- | --- |');
    for (const { name, seconds, conflicts, unused } of results)
      print(`| ${name} | ${seconds} | ${conflicts} | ${unused} |`);
    for (const { name, text } of results) print(`\n## ${name}\n\n${text}\n`);
  }
}

type RecipeWriter = (sent: ModelInput) => KitchenRecipe | Promise<KitchenRecipe>;

interface WriterResult {
  seconds: string;
  conflicts: string;
  unused: string;
  text: string;
}

async function runWriter(cook: RecipeWriter, sent: ModelInput): Promise<WriterResult> {
  const start = performance.now();
  const answer = await Promise.resolve(cook(sent)).catch((error: unknown) =>
    getErrorMessage(error, 'No recipe.'),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (typeof answer === 'string') return { seconds, conflicts: '', unused: '', text: answer };
  const { ingredientes, descripcionReceta, tiempoCoccion, diners } = answer;
  const { signal } = new AbortController();
  const texts = { title: recipeTitle(descripcionReceta, ''), ...recipeToMarkdown(answer) };
  const request = { ...sent.request, diners: Number(sent.request.diners) };
  const { consistency } = await checkRecipe(
    { ...answer, texts, unreadable: undefined, profile: null, request },
    signal,
  );
  const unused = consistency.findings.filter(({ kind }) => kind === 'asked-not-used');
  // The recipe's headings go below those of the comparison.
  const description = descripcionReceta.replace(/^#/gm, '###');
  return {
    seconds,
    conflicts: joinNames((await findForbiddenFoods(answer, sent, signal)).map(({ name }) => name)),
    unused: joinNames(unused.map(({ summary }) => summary)),
    text: `${tiempoCoccion} minutes, for ${diners}\n\n${ingredientes}\n\n${description}`,
  };
}

const joinNames = (names: readonly string[]) => names.join(', ') || 'none';
