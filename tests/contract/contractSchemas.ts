import { z } from 'zod';
import { readField } from './findings';

/** The contract's exact fields; the product tolerates more. */

const text = z.string('expected text');
const filled = text.min(1, 'expected text, got none');
const names = z.array(text, 'expected a list');

/** A recipe (claims 3.14 to 3.20). */
export const contractRecipe = z.looseObject({
  _id: filled,
  descripcionReceta: filled,
  ingredientes: filled,
  tiempoCoccion: z.union([z.number().positive(), text.regex(/^\d+(\.\d+)?$/)], 'expected minutes'),
  diners: z.number('expected a number of people').positive('expected a number of people'),
  tipoReceta: filled,
  tipoComida: text.optional(),
  necesidadesDiners: text.optional(),
  imageUrl: text.regex(/^(https?:\/\/\S+|(?!https?:)\S*)$/, 'expected an http URL, a server path or nothing'),
});

/** A complete profile (claims 3.3 to 3.6). */
export const completeProfile = z.looseObject({
  profileCompleted: z.literal(true),
  name: filled,
  age: z.number('expected a number'),
  worldRegion: filled,
  toolsLevel: filled,
  expertiseLevelInKitchen: filled,
  leastfavoriteCuisine: filled,
  dislikedFood: filled,
  diet: filled,
  intolerances: names.min(1, 'expected at least one'),
  healthConditions: names.optional(),
  activityLevel: filled,
  cookingPreference: filled,
  recipeGoal: filled,
  specificGoal: filled,
  ingredientPreference: filled,
  avoidIngredients: names.optional(),
});

/** An incomplete profile only has the flag; a missing one means false (claim 3.3). */
const unfinishedProfile = z.looseObject({
  profileCompleted: z.literal(false, 'expected true or false').optional(),
});

/** Returns the schema for a profile, depending on its flag. */
export function profileSchemaFor(user: unknown) {
  return readField(user, 'profileCompleted') === true ? completeProfile : unfinishedProfile;
}
