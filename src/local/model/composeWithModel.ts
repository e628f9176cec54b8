import { savedProfileSchema } from '@/api/profile';
import type { KitchenRecipe } from '@/kitchen/read/types';
import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { checkRecipe } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { isAgainstSettings } from '@/recipe/check/marks';
import { detectRequestLanguage } from '@/recipe/check/recipeLanguage';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { dietByTheme } from '@/request/themes';
import { HttpError } from '../http/httpError';
import {
  type ChatMessage,
  type ChatModel,
  createChatCompletion,
  modelTimeoutSeconds,
} from './chatCompletion';
import { readModelRecipe, recipeJsonSchema, toKitchenRecipe } from './modelRecipe';
import {
  createExclusionPrompt,
  createFollowUpMessages,
  createInitialMessages,
  createRetryPrompt,
  type ModelInput,
} from './prompts';

let activeRequest: AbortController | null = null;

/**
 * Returns a recipe of the model with its picture. If the recipe contains forbidden foods, asks once more without them.
 * Aborts the page's previous request, because the page does not report that it was cancelled. Throws HttpError with a
 * message for the screen.
 */
export async function composeWithModel(model: ChatModel, input: ModelInput, seed: number) {
  activeRequest?.abort(new HttpError(409, 'Another recipe was asked for before this one was written.'));
  activeRequest = new AbortController();
  try {
    return await withTimeout(
      modelTimeoutSeconds,
      (signal) => composeCheckedRecipe(model, input, seed, signal),
      activeRequest.signal,
    );
  } catch (error) {
    if (!isTimeoutError(error)) throw error;
    throw new HttpError(504, `${model.name} wrote no recipe within ${modelTimeoutSeconds / 60} minutes.`);
  }
}

async function composeCheckedRecipe(model: ChatModel, input: ModelInput, seed: number, signal: AbortSignal) {
  const { request } = input;
  const language = detectRequestLanguage(request.necesidadesDiners ?? '', request.ingredientes);

  /** Requests a recipe. Retries once if the answer is not a recipe. */
  async function requestRecipe(
    messages: readonly ChatMessage[],
    isRetry = false,
  ): Promise<{ answer: string; recipe: KitchenRecipe }> {
    const answer = await createChatCompletion(model, messages, signal, recipeJsonSchema);
    const result = readModelRecipe(answer, language);
    if (typeof result !== 'string') return { answer, recipe: toKitchenRecipe(result, request, seed) };
    if (isRetry)
      throw new HttpError(502, `${model.name} answered twice, but with no recipe as asked for. ${result}`);
    return requestRecipe([...messages, ...createFollowUpMessages(answer, createRetryPrompt(result))], true);
  }

  const messages = createInitialMessages(input, language);
  const { answer, recipe } = await requestRecipe(messages);
  const forbiddenFoods = await findForbiddenFoods(recipe, input, signal);
  if (forbiddenFoods.length === 0) return recipe;
  const followUp = createFollowUpMessages(answer, createExclusionPrompt(forbiddenFoods));
  return (await requestRecipe([...messages, ...followUp])).recipe;
}

/** Returns the foods of a recipe that the request, its theme or the preferences certainly forbid. */
export async function findForbiddenFoods(
  recipe: Omit<KitchenRecipe, 'picture'>,
  { request, preferences }: ModelInput,
  signal: AbortSignal,
): Promise<FlaggedFood[]> {
  const profile = preferences && savedProfileSchema.parse(preferences);
  const diet = dietByTheme[request.tipoReceta];
  const profiles = diet ? [profile, { diet }] : [profile];
  const recipeToCheck = {
    texts: { title: recipeTitle(recipe.descripcionReceta, ''), ...recipeToMarkdown(recipe) },
    unreadable: undefined,
    tiempoCoccion: recipe.tiempoCoccion,
    diners: recipe.diners,
    request: { ...request, diners: Number(request.diners) },
  };
  const checks = await Promise.all(
    profiles.map((checkedProfile) => checkRecipe({ ...recipeToCheck, profile: checkedProfile }, signal)),
  );
  return checks.flatMap(({ flaggedFoods }) => flaggedFoods).filter(isAgainstSettings);
}
