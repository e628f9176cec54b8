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

/** Requests as the quick recipe sends them, some with the preferences of a cook. */
const requestsSchema = z.array(
  quickRecipeRequestSchema.extend({
    userPreferences: savedProfileSchema.transform(pickPreferences).optional(),
  }),
);

/** Asks the kitchen and a model for each of the requests and prints a comparison as Markdown. Throws where they are none. */
export async function compareCooks(
  requests: unknown,
  model: ChatModel,
  print: (text: string) => void,
): Promise<void> {
  const cooks: [string, Cook][] = [
    ['The built-in kitchen', ({ request, preferences }) => composeRecipe(request, preferences, 1)],
    [model.name, (sent) => composeWithModel(model, sent, 1)],
  ];
  const read = requestsSchema.parse(requests);
  // Reads the cookbook and the lexicon first: the seconds are those of the cooking.
  for (const { userPreferences: _, ...request } of read.slice(0, 1)) composeRecipe(request, null, 1);
  for (const { userPreferences = null, ...request } of read) {
    const sent = { request, preferences: userPreferences };
    const told: (Judged & { name: string })[] = [];
    // One after the other: neither waits for the other's work.
    for (const [name, cook] of cooks) told.push({ name, ...(await askAndJudge(cook, sent)) });
    print(`# ${request.ingredientes}\n\n\`\`\`json\n${JSON.stringify(sent, null, 2)}\n\`\`\`\n`);
    print('| cook | seconds | exclusions broken | foods of the basket unused |\n| --- | --- | --- | --- |');
    for (const { name, seconds, broken, unused } of told)
      print(`| ${name} | ${seconds} | ${broken} | ${unused} |`);
    for (const { name, text } of told) print(`\n## ${name}\n\n${text}\n`);
  }
}

type Cook = (sent: ModelInput) => KitchenRecipe | Promise<KitchenRecipe>;

/** What a cook made of a request, and what can be counted of it. */
interface Judged {
  seconds: string;
  broken: string;
  unused: string;
  /** The recipe; why there is none, where there is none. */
  text: string;
}

async function askAndJudge(cook: Cook, sent: ModelInput): Promise<Judged> {
  const start = performance.now();
  const answer = await Promise.resolve(cook(sent)).catch((error: unknown) =>
    getErrorMessage(error, 'No recipe.'),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (typeof answer === 'string') return { seconds, broken: '', unused: '', text: answer };
  const { ingredientes, descripcionReceta, tiempoCoccion, diners } = answer;
  const { signal } = new AbortController();
  const texts = { title: recipeTitle(descripcionReceta, ''), ...recipeToMarkdown(answer) };
  const request = { ...sent.request, diners: Number(sent.request.diners) };
  const { consistency } = await checkRecipe(
    { ...answer, texts, unreadable: undefined, profile: null, request },
    signal,
  );
  const unused = consistency.findings.filter(({ kind }) => kind === 'asked-not-used');
  // Its headings stand below the cook's.
  const description = descripcionReceta.replace(/^#/gm, '###');
  return {
    seconds,
    broken: listed((await findForbiddenFoods(answer, sent, signal)).map(({ name }) => name)),
    unused: listed(unused.map(({ summary }) => summary)),
    text: `${tiempoCoccion} minutes, for ${diners}\n\n${ingredientes}\n\n${description}`,
  };
}

const listed = (names: readonly string[]) => names.join(', ') || 'none';
