import { z } from 'zod';

/** The meal types (spec 3): sent as they are read. */
export const mealTypes = [
  'None',
  'Breakfast',
  'Lunch',
  'Dinner',
  'Snack',
  'Brunch',
  'Fast Food',
  'Appetizer',
  'Tapas',
] as const;

const required = (message: string) => z.string().refine((text) => text.trim() !== '', message);

/** The rules of the recipe and the quick recipe form (spec 5): all values are strings, none has numeric bounds. */
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

const themeState = z.object({ buttonName: z.string().trim().min(1).max(60) });

/** The recipe type that a theme button passed as navigation state, else 'Default Recipe' (spec 2). */
export function recipeTypeOf(navigationState: unknown): string {
  return themeState.safeParse(navigationState).data?.buttonName ?? 'Default Recipe';
}
