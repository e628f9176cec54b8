import { z } from 'zod';

const text = z.string().min(1, 'is required');
const names = z.array(z.string());
const minutes = text.refine((value) => Number(value) > 0, 'must be a number of minutes');

/** What a recipe is asked for with, quick or not (spec 3). */
const wishes = {
  ingredientes: text,
  /** Minutes, as typed. */
  tiempoCoccion: minutes,
  tipoComida: text,
  tipoReceta: text,
};

/** A recipe submission (call 3). */
export const recipeSubmission = z.object({
  ...wishes,
  userId: text,
  firebaseId: text,
  diners: z.number().positive('must be a number of people'),
  necesidadesDiners: z.string(),
  userPreferences: z.object({
    toolsLevel: z.string(),
    expertiseLevelInKitchen: z.string(),
    dislikedFood: z.string(),
    intolerances: names,
    avoidIngredients: names,
    diet: z.string(),
    healthConditions: names,
    activityLevel: z.string(),
    recipeGoal: z.string(),
    specificGoal: z.string(),
  }),
});

/** A quick recipe request (call 7): every value is text. */
export const quickRecipeRequest = z.object({
  ...wishes,
  diners: text.refine((value) => Number(value) > 0, 'must be a number of people'),
  necesidadesDiners: z.string().optional(),
});

/** A request to delete a recipe (call 5). */
export const deletion = z.object({ firebaseId: text });
