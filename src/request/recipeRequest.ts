import { z } from 'zod';
import { mealTypes } from './mealTypes';

const required = (message: string) => z.string().refine((text) => text.trim() !== '', message);

/** Schema of the recipe form and the quick recipe form: all values are texts without numeric bounds (claim 5.11). */
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

const draftText = z.string().catch('');

/** Returns the schema of a draft. Unreadable fields become empty. The recipe type is always the one chosen now. */
export function recipeDraftSchema(tipoReceta: string): z.ZodType<RecipeRequestValues> {
  return z
    .object({
      ingredientes: draftText,
      tiempoCoccion: draftText,
      diners: draftText,
      tipoComida: z.enum(mealTypes).or(z.literal('')).catch(''),
      necesidadesDiners: draftText,
    })
    .transform((draft) => ({ ...draft, tipoReceta }));
}

const shortText = z.string().min(1).max(9);

/** Schema of the fields that are prefilled from the last request. */
export const lastRequestSchema = z.object({
  tiempoCoccion: shortText,
  diners: shortText,
  tipoComida: z.enum(mealTypes),
});

const sentText = z.string().min(1, 'is required');

/** Fields that both recipe calls send as typed or chosen (claims 3.11, 3.21). */
const sentAsTyped = {
  ingredientes: sentText,
  /** Minutes. */
  tiempoCoccion: sentText,
  tipoComida: sentText,
  tipoReceta: sentText,
};

/** Schema of a quick recipe's request body (claim 7.19): texts only, without an empty note. */
export const quickRecipeRequestSchema = z.object({
  ...sentAsTyped,
  /** People. */
  diners: sentText,
  necesidadesDiners: z.string().optional(),
});
export type QuickRecipeRequest = z.output<typeof quickRecipeRequestSchema>;

/**
 * Schema of the part of a recipe's request body that describes the dish; the user's preferences are sent beside it
 * (claims 3.11, 3.12).
 */
export const submittedRequestSchema = z.object({
  ...sentAsTyped,
  /** People. */
  diners: z.number(),
  necesidadesDiners: z.string(),
});
export type SubmittedRequest = z.output<typeof submittedRequestSchema>;
