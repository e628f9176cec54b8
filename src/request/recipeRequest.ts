import { z } from 'zod';
import { mealTypes } from './mealTypes';

const requiredText = (message: string) => z.string().refine((text) => text.trim() !== '', message);

/** Schema of the recipe form and the quick recipe form: all values are texts without numeric bounds (claim 5.11). */
export const recipeFormSchema = z.object({
  ingredientes: requiredText('Ingredients are required'),
  /** Minutes. */
  tiempoCoccion: requiredText('Cooking time is required'),
  /** People. */
  diners: requiredText('Number of diners is required'),
  tipoComida: requiredText('Type of food is required'),
  necesidadesDiners: z.string(),
  tipoReceta: requiredText('Recipe type is required'),
});
export type RecipeFormValues = z.output<typeof recipeFormSchema>;

const draftText = z.string().catch('');

/** Returns the schema of a draft. Unreadable fields become empty. The recipe type is the argument, not the draft's. */
export function recipeDraftSchema(tipoReceta: string): z.ZodType<RecipeFormValues> {
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

const prefilledText = z.string().min(1).max(9);

/** Schema of the fields that are prefilled from the last request. */
export const lastRequestSchema = z.object({
  tiempoCoccion: prefilledText,
  diners: prefilledText,
  tipoComida: z.enum(mealTypes),
});

const nonEmptyText = z.string().min(1, 'is required');

/** Fields that both recipe calls send as typed or chosen (claims 3.11, 3.21). */
const sharedBodyFields = {
  ingredientes: nonEmptyText,
  /** Minutes. */
  tiempoCoccion: nonEmptyText,
  tipoComida: nonEmptyText,
  tipoReceta: nonEmptyText,
};

/** Schema of a quick recipe's request body (claim 7.19): texts only, without an empty note. */
export const quickRecipeRequestSchema = z.object({
  ...sharedBodyFields,
  /** People. */
  diners: nonEmptyText,
  necesidadesDiners: z.string().optional(),
});
export type QuickRecipeRequest = z.output<typeof quickRecipeRequestSchema>;

/**
 * Schema of the part of a recipe's request body that describes the dish; the user's preferences are sent beside it
 * (claims 3.11, 3.12).
 */
export const submittedRequestSchema = z.object({
  ...sharedBodyFields,
  /** People. */
  diners: z.number(),
  necesidadesDiners: z.string(),
});
export type SubmittedRequest = z.output<typeof submittedRequestSchema>;
