import { dishKinds } from '@/kitchen/cookbook/dish';
import type { KitchenRequest } from '@/kitchen/read/types';
import type { UserPreferences } from '@/profile/preferences';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import type { LanguageName } from '@/recipe/check/recipeLanguage';
import type { ChatMessage } from './chatCompletion';

/** The data that is sent to a model and that its answer is checked against. */
export interface ModelInput {
  request: KitchenRequest;
  /** Null for a quick recipe. */
  preferences: UserPreferences | null;
}

const systemPrompt = `You are an experienced home cook. Write one recipe for the request.
Use the foods that are asked for, cook within the minutes, and amounts for the diners. Never use a food that the request or the cook's preferences rule out, nor one made from it: an intolerance may be an allergy.
Write all texts in the language of the request.
Answer with one JSON object and nothing else, in this form:
{"title": "…", "description": "one or two sentences", "minutes": 30, "servings": 2, "ingredients": [{"amount": "200", "unit": "g", "food": "rice"}], "steps": ["…"], "notes": ["…"], "kind": "stew"}
minutes is the time from start to table. Leave amount and unit empty where there is none ("salt"), and unit for what is counted ("2", "", "eggs"). Every ingredient is used in a step, and every food of a step is an ingredient. A step says how long it takes, and how to tell that meat, fish or eggs are cooked through. notes may be empty. kind, which the picture is drawn by, is one of: ${dishKinds.join(', ')}.`;

/** Returns the first messages: the fields that the hosted call sends, and no others. */
export function createInitialMessages(
  { request, preferences }: ModelInput,
  language: LanguageName | null,
): ChatMessage[] {
  const { ingredientes, tiempoCoccion, diners, tipoComida, tipoReceta, necesidadesDiners } = request;
  const lines = [
    `Ingredients: ${ingredientes}`,
    `Minutes: ${tiempoCoccion}`,
    `Diners: ${diners}`,
    `Meal: ${tipoComida}`,
    `Kind of recipe: ${tipoReceta}`,
    ...(necesidadesDiners ? [`Note for the chef: ${necesidadesDiners}`] : []),
    ...(preferences ? [`The cook's preferences: ${JSON.stringify(preferences)}`] : []),
    ...(language ? [`Language: ${language}`] : []),
  ];
  return [
    { role: 'system', content: systemPrompt },
    { role: 'user', content: lines.join('\n') },
  ];
}

/** Returns messages that repeat the model's answer and reply to it. */
export function createFollowUpMessages(answer: string, prompt: string): ChatMessage[] {
  return [
    // Some servers reject an empty message.
    ...(answer === '' ? [] : [{ role: 'assistant', content: answer } as const]),
    { role: 'user', content: prompt },
  ];
}

/** Returns the prompt for another try, with the problem of the last one. */
export const createRetryPrompt = (problem: string) =>
  `This is not what was asked for: ${problem} Answer again, with the JSON object alone.`;

/** Returns the prompt for the same recipe without some foods, with the reason for each. */
export function createExclusionPrompt(foods: readonly FlaggedFood[]): string {
  const foodLines = foods.map(({ name, entries }) => `- ${name} (${entries.map(({ value }) => value)})`);
  return `The recipe has foods that are ruled out:\n${foodLines.join('\n')}\nWrite the whole recipe again, in the same form, without them and without anything made from them.`;
}
