import { foodChoices } from './foodChoices';
import type { ByField, FieldOfKind } from './profileFields';

/** A bound with the error message for exceeding it. */
type Limit = readonly [bound: number, message: string];

/** Bounds of a text's length, a number's value or a list's length. */
export interface Limits {
  min?: Limit;
  max?: Limit;
}

interface ChoiceField {
  /** Stored value to label (claim 3.8). */
  choices: Readonly<Record<string, string>>;
}

interface FormFieldByKind {
  text: Limits & Required<Pick<Limits, 'min'>>;
  number: Required<Limits>;
  singleChoice: ChoiceField & { message: string };
  /** Optional without `min`. */
  multipleChoice: ChoiceField & Pick<Limits, 'min'>;
}

/** The profile form's fields: choices (claims 3.5, 3.6) and rules (claims 5.4 to 5.20). */
export const profileFormFields: ByField<FormFieldByKind> = {
  name: {
    min: [2, 'The name must have at least 2 characters'],
    max: [50, 'The name must have at most 50 characters'],
  },
  age: {
    min: [1, 'Age must be greater than 0'],
    max: [120, 'Age must be at most 120'],
  },
  worldRegion: {
    message: 'Select a region',
    choices: {
      NorthAmerica: 'North America',
      SouthAmerica: 'South America',
      WesternEurope: 'Western Europe',
      EasternEurope: 'Eastern Europe',
      Asia: 'Asia',
      Africa: 'Africa',
      Oceania: 'Oceania',
      Other: 'Other',
    },
  },
  toolsLevel: {
    message: 'Select your tools level',
    choices: {
      None: 'None',
      Basic: 'Basic',
      Novice: 'Novice',
      Intermediate: 'Intermediate',
      Advanced: 'Advanced',
      Gourmet: 'Gourmet',
      MasterChef: 'Master chef',
    },
  },
  expertiseLevelInKitchen: {
    message: 'Select your expertise level',
    choices: {
      None: 'None',
      Novice: 'Novice',
      Junior: 'Junior',
      Intermediate: 'Intermediate',
      Advanced: 'Advanced',
      ExpertChef: 'Expert chef',
      GordonRamsay: 'Gordon Ramsay',
    },
  },
  leastfavoriteCuisine: {
    message: 'Select a type of cuisine',
    choices: {
      None: 'None',
      FastFood: 'Fast food',
      SpicyFood: 'Spicy food',
      SweetSavoryCombined: 'Sweet and savory combined',
      GreasyFood: 'Greasy food',
      HighlySeasonedFood: 'Highly seasoned food',
      FoodWithManySpices: 'Food with many spices',
      DishesWithSeafoodOrFish: 'Dishes with seafood or fish',
      DishesWithLotsOfSauces: 'Dishes with lots of sauces',
    },
  },
  dislikedFood: { min: [1, "Enter what you don't like"] },
  diet: { message: 'Select a diet', choices: foodChoices.diet },
  intolerances: {
    min: [1, 'Select at least one option'],
    choices: foodChoices.intolerances,
  },
  healthConditions: { choices: foodChoices.healthConditions },
  activityLevel: {
    message: 'Select an activity level',
    choices: {
      other: 'Other',
      Sedentary: 'Sedentary',
      LightlyActive: 'Lightly active',
      ModeratelyActive: 'Moderately active',
      VeryActive: 'Very active',
      ExtremelyActive: 'Extremely active',
    },
  },
  cookingPreference: {
    message: 'Select a preference',
    choices: {
      none: 'None',
      Everyday: 'Everyday',
      Traditional: 'Traditional',
      Healthy: 'Healthy',
      International: 'International',
      Gourmet: 'Gourmet',
      QuickAndEasy: 'Quick and easy',
    },
  },
  recipeGoal: {
    message: "Select what you're looking for",
    choices: {
      None: 'None',
      Health: 'Health',
      Savings: 'Savings',
      Enjoyment: 'Enjoyment',
      Experimentation: 'Experimentation',
      Convenience: 'Convenience',
      Tradition: 'Tradition',
      Sustainability: 'Sustainability',
      SpecificDiet: 'A specific diet',
    },
  },
  specificGoal: {
    message: 'Select a goal',
    choices: {
      None: 'None',
      LoseWeight: 'Lose weight',
      GainMuscle: 'Gain muscle',
      BalancedDiet: 'Balanced diet',
      ImproveEnergy: 'Improve energy',
      ManageCondition: 'Manage a condition',
      BoostImmunity: 'Boost immunity',
      Detox: 'Detox',
      PerformanceFuel: 'Fuel for performance',
      ImproveDigestion: 'Improve digestion',
    },
  },
  ingredientPreference: {
    message: 'Select a preference',
    choices: {
      None: 'None',
      Organic: 'Organic',
      Local: 'Local',
      Seasonal: 'Seasonal',
      Sustainable: 'Sustainable',
      FairTrade: 'Fair trade',
      Affordable: 'Affordable',
      Minimally: 'Minimally processed',
      CommonlyAvailable: 'Commonly available',
    },
  },
  avoidIngredients: { choices: foodChoices.avoidIngredients },
};

export const isChoice = (field: FieldOfKind<'singleChoice' | 'multipleChoice'>, value: string): boolean =>
  Object.hasOwn(profileFormFields[field].choices, value);
