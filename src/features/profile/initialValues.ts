import type { StoredProfile } from '@/api/profile';
import type { Option } from '@/ui/SelectField';
import * as choices from './options';
import type { ProfileValues } from './profileSchema';

const emptyProfile: ProfileValues = {
  name: '',
  age: '',
  worldRegion: '',
  toolsLevel: '',
  expertiseLevelInKitchen: '',
  leastfavoriteCuisine: '',
  dislikedFood: '',
  diet: '',
  intolerances: [],
  healthConditions: [],
  activityLevel: '',
  cookingPreference: '',
  recipeGoal: '',
  specificGoal: '',
  ingredientPreference: '',
  avoidIngredients: [],
};

/** The value where it is one of the choices, else the empty one: the form cannot show any other. */
const known = (value: string, options: readonly Option[]) =>
  options.some((option) => option.value === value) ? value : '';

/** The chosen ones among the choices, each once; a None beside others is contradicted by them. */
function knownOf(values: readonly string[], options: readonly Option[]): string[] {
  const chosen = [...new Set(values)].filter((value) => known(value, options) !== '');
  return chosen.length > 1 ? chosen.filter((value) => value !== 'None') : chosen;
}

/** What the form starts with: the stored profile in update mode, nothing for a new one (spec 4, 'Profile load'). */
export function initialValues(stored: StoredProfile | null): ProfileValues {
  if (!stored) return emptyProfile;
  return {
    name: stored.name,
    age: stored.age === null ? '' : String(stored.age),
    worldRegion: known(stored.worldRegion, choices.worldRegions),
    toolsLevel: known(stored.toolsLevel, choices.toolsLevels),
    expertiseLevelInKitchen: known(stored.expertiseLevelInKitchen, choices.expertiseLevels),
    leastfavoriteCuisine: known(stored.leastfavoriteCuisine, choices.leastFavoriteCuisines),
    dislikedFood: stored.dislikedFood,
    diet: known(stored.diet, choices.diets),
    intolerances: knownOf(stored.intolerances, choices.intolerances),
    healthConditions: knownOf(stored.healthConditions, choices.healthConditions),
    activityLevel: known(stored.activityLevel, choices.activityLevels),
    cookingPreference: known(stored.cookingPreference, choices.cookingPreferences),
    recipeGoal: known(stored.recipeGoal, choices.recipeGoals),
    specificGoal: known(stored.specificGoal, choices.specificGoals),
    ingredientPreference: known(stored.ingredientPreference, choices.ingredientPreferences),
    avoidIngredients: knownOf(stored.avoidIngredients, choices.avoidIngredients),
  };
}
