import { z } from 'zod';
import type { Option } from '@/ui/SelectField';
import * as choices from './options';

const oneOf = (options: readonly Option[], message: string) =>
  z.string().refine((value) => options.some((option) => option.value === value), message);

const someOf = (options: readonly Option[]) =>
  z.array(z.string().refine((value) => options.some((option) => option.value === value)));

const [youngest, oldest] = [1, 120];

/** An age as it is typed; becomes a number. */
const age = z
  .string()
  .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  .pipe(
    z
      .number('Age must be greater than 0')
      .min(youngest, 'Age must be greater than 0')
      .max(oldest, 'Age must be at most 120'),
  );

/** The profile form (spec 5, 'Profile'): what is typed goes in, what is saved comes out. */
export const profileSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'The name must have at least 2 characters')
    .max(50, 'The name must have at most 50 characters'),
  age,
  worldRegion: oneOf(choices.worldRegions, 'Select a region'),
  toolsLevel: oneOf(choices.toolsLevels, 'Select your tools level'),
  expertiseLevelInKitchen: oneOf(choices.expertiseLevels, 'Select your expertise level'),
  leastfavoriteCuisine: oneOf(choices.leastFavoriteCuisines, 'Select a type of cuisine'),
  dislikedFood: z.string().trim().min(1, "Enter what you don't like"),
  diet: oneOf(choices.diets, 'Select a diet'),
  intolerances: someOf(choices.intolerances).min(1, 'Select at least one option'),
  healthConditions: someOf(choices.healthConditions),
  activityLevel: oneOf(choices.activityLevels, 'Select an activity level'),
  cookingPreference: oneOf(choices.cookingPreferences, 'Select a preference'),
  recipeGoal: oneOf(choices.recipeGoals, "Select what you're looking for"),
  specificGoal: oneOf(choices.specificGoals, 'Select a goal'),
  ingredientPreference: oneOf(choices.ingredientPreferences, 'Select a preference'),
  avoidIngredients: someOf(choices.avoidIngredients),
});

/** The form's values as the screen holds them: texts and lists. */
export type ProfileValues = z.input<typeof profileSchema>;
/** The same, checked: the age is a number. */
export type ProfileAnswers = z.output<typeof profileSchema>;

const text = z.string();
const list = z.array(text);

/** A form left half filled: the right shapes, whatever they hold. */
export const profileDraftSchema: z.ZodType<ProfileValues> = z.object({
  name: text,
  age: text,
  worldRegion: text,
  toolsLevel: text,
  expertiseLevelInKitchen: text,
  leastfavoriteCuisine: text,
  dislikedFood: text,
  diet: text,
  intolerances: list,
  healthConditions: list,
  activityLevel: text,
  cookingPreference: text,
  recipeGoal: text,
  specificGoal: text,
  ingredientPreference: text,
  avoidIngredients: list,
});
