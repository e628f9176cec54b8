import { z } from 'zod';
import { dishKinds } from '@/kitchen/cookbook/dish';
import { drawDish, findFoodIds } from '@/kitchen/picture/drawDish';
import type { KitchenRecipe, KitchenRequest } from '@/kitchen/read/types';
import { detectTextLanguage, type LanguageName } from '@/recipe/check/recipeLanguage';

/** A text on one line: a line break would end a list item. */
const lineSchema = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z.string().overwrite((text) => text.replace(/\s+/g, ' ').trim()),
);
const textSchema = lineSchema.refine((text) => text !== '', 'is empty');
const positiveNumberSchema = z.preprocess(
  (value) => (typeof value === 'string' ? Number.parseFloat(value) : value),
  z.number().refine((number) => number > 0, 'must be more than 0'),
);
/** An unknown kind of dish does not invalidate the recipe. */
const kind = z.preprocess(
  (value) => dishKinds.find((known) => known === String(value).toLowerCase().replace(/\W+/g, '-')) ?? 'stew',
  z.enum(dishKinds),
);
const nonEmptyArray = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine(({ length }) => length > 0, 'is empty');

const modelRecipeSchema = z.object({
  title: textSchema,
  description: lineSchema,
  minutes: positiveNumberSchema,
  servings: positiveNumberSchema,
  ingredients: nonEmptyArray(z.object({ amount: lineSchema, unit: lineSchema, food: textSchema })),
  steps: nonEmptyArray(textSchema),
  notes: z.preprocess((value) => value ?? [], z.array(lineSchema)),
  kind,
});
export type ModelRecipe = z.output<typeof modelRecipeSchema>;

/** The JSON schema to send, without `$schema`, which some servers reject. */
export const recipeJsonSchema = { ...z.toJSONSchema(modelRecipeSchema), $schema: undefined };

/** Returns the recipe in a model's answer, with or without code fences; a sentence about the problem if there is none. */
export function readModelRecipe(answer: string, language: LanguageName | null): ModelRecipe | string {
  const { data, error } = modelRecipeSchema.safeParse(extractJson(answer));
  if (!data) {
    const { path = [], message } = error.issues[0] ?? {};
    return path.length > 0 ? `Its ${path.join('.')}: ${message}.` : 'It is no JSON object.';
  }
  const answerLanguage = detectTextLanguage(data.steps.join('\n'));
  const isWrongLanguage = language !== null && answerLanguage !== null && answerLanguage !== language;
  return isWrongLanguage ? `It is in ${answerLanguage}, and was asked for in ${language}.` : data;
}

function extractJson(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** Returns the recipe in the form of the built-in kitchen, with its picture. */
export function toKitchenRecipe(recipe: ModelRecipe, request: KitchenRequest, seed: number): KitchenRecipe {
  const { title, description, minutes, servings, ingredients, steps, notes } = recipe;
  const isSpanish = detectTextLanguage(steps.join('\n')) === 'Spanish';
  const formatBulletList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const numberedSteps = steps
    .map((step, index) => `${index + 1}. ${step.replace(stepNumberPattern, '')}`)
    .join('\n');
  const noteList = formatBulletList(notes.filter((note) => note !== ''));
  const parts = [
    `# ${title.replace(/^[#*\s]+/, '')}`,
    description,
    `## ${isSpanish ? 'Preparación' : 'Method'}\n\n${numberedSteps}`,
    noteList && `## ${isSpanish ? 'Notas' : 'Notes'}\n\n${noteList}`,
  ];
  const lines = ingredients.map(({ amount, unit, food }) => [amount === '0' ? '' : amount, unit, food]);
  const foods = ingredients.map(({ food }) => food);
  return {
    descripcionReceta: parts.filter((part) => part !== '').join('\n\n'),
    ingredientes: formatBulletList(lines.map((words) => words.filter((word) => word !== '').join(' '))),
    tiempoCoccion: Math.round(minutes),
    diners: Math.round(servings),
    tipoReceta: request.tipoReceta,
    tipoComida: request.tipoComida,
    necesidadesDiners: request.necesidadesDiners ?? '',
    picture: drawDish(
      { kind: recipe.kind, ingredients: findFoodIds(foods), theme: request.tipoReceta },
      seed,
    ),
  };
}

/** Matches 'Step 2: ' and '2. ', which the numbered list would repeat. */
const stepNumberPattern = /^(?:step|paso)?\s*\d{1,2}\s*[.:)]\s+/i;
