import { z } from 'zod';
import { dishKinds } from '@/kitchen/cookbook/dishKinds';
import { drawRecipe } from '@/kitchen/picture/drawRecipe';
import type { KitchenRecipe, KitchenRequest } from '@/kitchen/read/types';
import { detectRecipeLanguage, type RecipeLanguage } from '@/recipe/check/recipeLanguage';

/** On one line, because a line break would end a list item. */
const line = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z.string().overwrite((text) => text.replace(/\s+/g, ' ').trim()),
);
const words = line.refine((text) => text !== '', 'is empty');
const count = z.preprocess(
  (value) => (typeof value === 'string' ? Number.parseFloat(value) : value),
  z.number().refine((number) => number > 0, 'must be more than 0'),
);
/** An unknown kind of dish does not invalidate the recipe. */
const kind = z.preprocess(
  (value) => dishKinds.find((known) => known === String(value).toLowerCase().replace(/\W+/g, '-')) ?? 'stew',
  z.enum(dishKinds),
);
const atLeastOne = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine(({ length }) => length > 0, 'is empty');

/** Schema of a recipe as a model writes it. */
const modelRecipeSchema = z.object({
  title: words,
  description: line,
  minutes: count,
  servings: count,
  ingredients: atLeastOne(z.object({ amount: line, unit: line, food: words })),
  steps: atLeastOne(words),
  notes: z.preprocess((value) => value ?? [], z.array(line)),
  kind,
});
export type ModelRecipe = z.output<typeof modelRecipeSchema>;

/** The JSON schema to send, without `$schema`, which some servers reject. */
export const recipeJsonSchema = { ...z.toJSONSchema(modelRecipeSchema), $schema: undefined };

/**
 * Returns the recipe in a model's answer, with or without code fences; a sentence about the problem if there is none.
 */
export function readModelRecipe(answer: string, asked: RecipeLanguage | null): ModelRecipe | string {
  const { data, error } = modelRecipeSchema.safeParse(parseJsonIn(answer));
  if (!data) {
    const { path = [], message } = error.issues[0] ?? {};
    return path.length > 0 ? `Its ${path.join('.')}: ${message}.` : 'It is no JSON object.';
  }
  const written = detectRecipeLanguage(data.steps.join('\n'));
  const isForeign = asked !== null && written !== null && written !== asked;
  return isForeign ? `It is in ${written}, and was asked for in ${asked}.` : data;
}

function parseJsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** Returns the recipe in the form of the built-in kitchen, with its picture. */
export function toKitchenRecipe(recipe: ModelRecipe, request: KitchenRequest, seed: number): KitchenRecipe {
  const { title, description, minutes, servings, ingredients, steps, notes } = recipe;
  const isSpanish = detectRecipeLanguage(steps.join('\n')) === 'Spanish';
  const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const numbered = steps.map((step, at) => `${at + 1}. ${step.replace(stepNumber, '')}`).join('\n');
  const remarks = bullets(notes.filter((note) => note !== ''));
  const parts = [
    `# ${title.replace(/^[#*\s]+/, '')}`,
    description,
    `## ${isSpanish ? 'Preparación' : 'Method'}\n\n${numbered}`,
    remarks && `## ${isSpanish ? 'Notas' : 'Notes'}\n\n${remarks}`,
  ];
  const lines = ingredients.map(({ amount, unit, food }) => [amount === '0' ? '' : amount, unit, food]);
  const foods = ingredients.map(({ food }) => food);
  return {
    descripcionReceta: parts.filter((part) => part !== '').join('\n\n'),
    ingredientes: bullets(lines.map((words) => words.filter((word) => word !== '').join(' '))),
    tiempoCoccion: Math.round(minutes),
    diners: Math.round(servings),
    tipoReceta: request.tipoReceta,
    tipoComida: request.tipoComida,
    necesidadesDiners: request.necesidadesDiners ?? '',
    picture: drawRecipe({ kind: recipe.kind, foods, theme: request.tipoReceta }, seed),
  };
}

/** 'Step 2: ' or '2. ', because the list has its own numbers. */
const stepNumber = /^(?:step|paso)?\s*\d{1,2}\s*[.:)]\s+/i;
