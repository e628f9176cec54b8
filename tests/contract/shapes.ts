import { z } from 'zod';
import { read } from './findings';

/** What the contract says of each field, to the letter: the product itself forgives more. */

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

/** A profile that is complete (claims 3.3 to 3.6). */
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

/** Of a profile that is not complete only the flag is sure, and a missing one means false (claim 3.3). */
const unfinishedProfile = z.looseObject({
  profileCompleted: z.literal(false, 'expected true or false').optional(),
});

/** What a profile must look like, given what it says of itself. */
export function contractProfile(user: unknown) {
  return read(user, 'profileCompleted') === true ? completeProfile : unfinishedProfile;
}
