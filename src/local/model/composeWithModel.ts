import { storedProfileSchema } from '@/api/profile';
import type { KitchenRecipe } from '@/kitchen/read/types';
import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { checkRecipe } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import { detectRequestLanguage } from '@/recipe/check/recipeLanguage';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { dietByTheme } from '@/request/themes';
import { HttpError } from '../http/httpError';
import { type ChatMessage, type ChatModel, completeChat, modelTimeoutSeconds } from './chatCompletion';
import {
  createFirstMessages,
  createFollowUp,
  createLeaveOutPrompt,
  createRetryPrompt,
  type SentRequest,
} from './instructions';
import { readModelRecipe, recipeJsonSchema, toKitchenRecipe } from './modelRecipe';

let underWay: AbortController | null = null;

/**
 * Returns a recipe of the model with its picture. If the recipe contains forbidden foods, asks once more without them.
 * Aborts the page's previous request, because nothing else reports its cancellation. Throws HttpError with a message
 * for the screen.
 */
export async function composeWithModel(model: ChatModel, sent: SentRequest, seed: number) {
  underWay?.abort(new HttpError(409, 'Another recipe was asked for before this one was written.'));
  underWay = new AbortController();
  try {
    return await withTimeout(
      modelTimeoutSeconds,
      (signal) => compose(model, sent, seed, signal),
      underWay.signal,
    );
  } catch (error) {
    if (!isTimeoutError(error)) throw error;
    throw new HttpError(504, `${model.name} wrote no recipe within ${modelTimeoutSeconds / 60} minutes.`);
  }
}

async function compose(model: ChatModel, sent: SentRequest, seed: number, signal: AbortSignal) {
  const { request } = sent;
  const language = detectRequestLanguage(request.necesidadesDiners ?? '', request.ingredientes);

  /** Asks for a recipe, and once more if the answer is none. */
  async function ask(
    messages: readonly ChatMessage[],
    isSecondTry = false,
  ): Promise<{ answer: string; recipe: KitchenRecipe }> {
    const answer = await completeChat(model, messages, signal, recipeJsonSchema);
    const read = readModelRecipe(answer, language);
    if (typeof read !== 'string') return { answer, recipe: toKitchenRecipe(read, request, seed) };
    if (isSecondTry)
      throw new HttpError(502, `${model.name} answered twice, but with no recipe as asked for. ${read}`);
    return ask([...messages, ...createFollowUp(answer, createRetryPrompt(read))], true);
  }

  const messages = createFirstMessages(sent, language);
  const { answer, recipe } = await ask(messages);
  const foods = await findForbiddenFoods(recipe, sent, signal);
  if (foods.length === 0) return recipe;
  return (await ask([...messages, ...createFollowUp(answer, createLeaveOutPrompt(foods))])).recipe;
}

/** Returns the foods of a recipe that the request, its theme or the preferences certainly forbid. */
export async function findForbiddenFoods(
  recipe: Omit<KitchenRecipe, 'picture'>,
  { request, preferences }: SentRequest,
  signal: AbortSignal,
): Promise<FoodHits[]> {
  const profile = preferences && storedProfileSchema.parse(preferences);
  const diet = dietByTheme[request.tipoReceta];
  const profiles = diet ? [profile, { diet }] : [profile];
  const toCheck = {
    texts: { title: recipeTitle(recipe.descripcionReceta, ''), ...recipeToMarkdown(recipe) },
    unreadable: undefined,
    tiempoCoccion: recipe.tiempoCoccion,
    diners: recipe.diners,
    request: { ...request, diners: Number(request.diners) },
  };
  const checks = await Promise.all(
    profiles.map((each) => checkRecipe({ ...toCheck, profile: each }, signal)),
  );
  return checks.flatMap(({ foodHits }) => foodHits).filter(({ certainty }) => certainty === 'contains');
}
