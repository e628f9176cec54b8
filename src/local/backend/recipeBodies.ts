import { z } from 'zod';
import { eachField } from '@/profile/fields';
import { carriedFields } from '@/profile/preferences';
import { quickRecipeRequestSchema, submittedRequestSchema } from '@/request/recipeRequest';

const id = z.string().min(1, 'is required');
const isPositive = (typed: string) => Number(typed) > 0;
const { tiempoCoccion, diners } = quickRecipeRequestSchema.shape;
const minutes = tiempoCoccion.refine(isPositive, 'must be a number of minutes');

/** A recipe submission (call 3). */
export const recipeSubmission = submittedRequestSchema.extend({
  tiempoCoccion: minutes,
  diners: z.number().positive('must be a number of people'),
  userId: id,
  firebaseId: id,
  userPreferences: z.object(
    eachField(carriedFields, {
      text: () => z.string(),
      number: () => z.number(),
      one: () => z.string(),
      several: () => z.array(z.string()),
    }),
  ),
});

/** A quick recipe request (call 7). */
export const quickRecipeRequest = quickRecipeRequestSchema.extend({
  tiempoCoccion: minutes,
  diners: diners.refine(isPositive, 'must be a number of people'),
});

/** A request to delete a recipe (call 5). */
export const deletion = z.object({ firebaseId: id });
