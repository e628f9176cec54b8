import type { ProfileValues } from './profileSchema';

interface Step {
  name: string;
  /** One line on what the step is for. */
  about: string;
  fields: readonly (keyof ProfileValues)[];
}

/** The four steps of the wizard (spec 2) with the fields each holds (decisions, 'Controls'). */
export const steps: readonly [Step, Step, Step, Step] = [
  {
    name: 'Personal details',
    about: 'Who is cooking, and with what. Recipes are pitched to your hands and your kitchen.',
    fields: ['name', 'age', 'worldRegion', 'toolsLevel', 'expertiseLevelInKitchen'],
  },
  {
    name: 'Dislikes',
    about: 'What should never turn up on your plate.',
    fields: ['leastfavoriteCuisine', 'dislikedFood'],
  },
  {
    name: 'Diet and health',
    about: 'So that every recipe suits you. It is used for your recipes and nothing else.',
    fields: ['diet', 'intolerances', 'healthConditions', 'activityLevel'],
  },
  {
    name: 'Goals',
    about: 'What a good meal should do for you.',
    fields: ['cookingPreference', 'recipeGoal', 'specificGoal', 'ingredientPreference', 'avoidIngredients'],
  },
];

export type StepIndex = 0 | 1 | 2 | 3;
export const firstStep: StepIndex = 0;
export const lastStep: StepIndex = 3;

const indexes: readonly StepIndex[] = [0, 1, 2, 3];

/** The step after or before one; stays at the ends (spec 4, 'Profile wizard'). */
export function stepFrom(step: StepIndex, by: 1 | -1): StepIndex {
  return indexes[step + by] ?? step;
}

/** The first step that holds one of the fields. */
export function stepOf(fields: readonly string[]): StepIndex | undefined {
  return indexes.find((index) => steps[index].fields.some((field) => fields.includes(field)));
}
