import { z } from 'zod';
import { mealTypes } from './mealTypes';

const required = (message: string) => z.string().refine((text) => text.trim() !== '', message);

/** The rules of the recipe and the quick recipe form: all values are text, none has numeric bounds (claim 5.11). */
export const recipeRequestSchema = z.object({
  ingredientes: required('Ingredients are required'),
  /** Minutes. */
  tiempoCoccion: required('Cooking time is required'),
  /** People. */
  diners: required('Number of diners is required'),
  tipoComida: required('Type of food is required'),
  necesidadesDiners: z.string(),
  tipoReceta: required('Recipe type is required'),
});
export type RecipeRequestValues = z.output<typeof recipeRequestSchema>;

const kept = z.string().catch('');

/**
 * Reads an unfinished request back from a draft. What cannot be read is empty again, and the recipe type is the
 * one chosen now, whatever it was when the draft was written.
 */
export function recipeDraftSchema(tipoReceta: string): z.ZodType<RecipeRequestValues> {
  return z
    .object({
      ingredientes: kept,
      tiempoCoccion: kept,
      diners: kept,
      tipoComida: z.enum(mealTypes).or(z.literal('')).catch(''),
      necesidadesDiners: kept,
    })
    .transform((draft) => ({ ...draft, tipoReceta }));
}

const shortText = z.string().min(1).max(9);

/** What a request shares with the next one. */
export const lastRequestSchema = z.object({
  tiempoCoccion: shortText,
  diners: shortText,
  tipoComida: z.enum(mealTypes),
});

const sentText = z.string().min(1, 'is required');

/** What both recipe calls send as it was typed or chosen (claims 3.11, 3.21). */
const sentAsTyped = {
  ingredientes: sentText,
  /** Minutes. */
  tiempoCoccion: sentText,
  tipoComida: sentText,
  tipoReceta: sentText,
};

/** What a quick recipe is asked for with (claim 7.19): text only, the wish left out where there is none. */
export const quickRecipeRequestSchema = z.object({
  ...sentAsTyped,
  /** People. */
  diners: sentText,
  necesidadesDiners: z.string().optional(),
});
export type QuickRecipeRequest = z.output<typeof quickRecipeRequestSchema>;

/** The part of a recipe submission that says what to cook; whom for comes beside it (claims 3.11, 3.12). */
export const submittedRequestSchema = z.object({
  ...sentAsTyped,
  /** People. */
  diners: z.number(),
  necesidadesDiners: z.string(),
});
export type SubmittedRequest = z.output<typeof submittedRequestSchema>;
