import type { ProfileField } from './profileFields';

/** The steps' indexes, in order (claim 4.7). */
export const wizardStepIndexes = [0, 1, 2, 3] as const;
export type WizardStepIndex = (typeof wizardStepIndexes)[number];

export interface WizardFieldTexts {
  label: string;
  placeholder?: string;
  help?: string;
  autoComplete?: string;
}

interface WizardStep {
  name: string;
  description: string;
  /** In display order. */
  fields: Partial<Record<ProfileField, WizardFieldTexts>>;
}

/** The steps with their fields (claim 2.16). */
export const wizardSteps: Readonly<Record<WizardStepIndex, WizardStep>> = {
  0: {
    name: 'Personal details',
    description: 'About you and your kitchen. The chef is not told your name, age or region.',
    fields: {
      name: {
        label: 'Name',
        autoComplete: 'given-name',
        help: 'A nickname is fine.',
      },
      age: { label: 'Age' },
      worldRegion: {
        label: 'Where you live',
        placeholder: 'Choose a region',
      },
      toolsLevel: {
        label: 'Your kitchen tools',
        placeholder: 'Choose your equipment',
        help: 'Basic: a pan, a pot, a knife. Intermediate: an oven and a mixer. Master chef: even a blowtorch.',
      },
      expertiseLevelInKitchen: {
        label: 'Your cooking experience',
        placeholder: 'Choose your experience',
        help: 'The less you have cooked, the more each step explains.',
      },
    },
  },
  1: {
    name: 'Dislikes',
    description: 'Food to leave out of your recipes.',
    fields: {
      leastfavoriteCuisine: {
        label: 'Your least favourite kind of food',
        placeholder: 'Choose a kind of food',
        help: 'If you like every kind, choose None.',
      },
      dislikedFood: {
        label: 'Foods you don’t like',
        placeholder: 'Liver, blue cheese, coriander…',
        help: 'Optional. Separate them with commas.',
      },
    },
  },
  2: {
    name: 'Diet and health',
    description: 'Recipes are written and checked with these answers. We use them for nothing else.',
    fields: {
      diet: { label: 'Your diet', placeholder: 'Choose a diet', help: 'If you eat everything, choose None.' },
      activityLevel: {
        label: 'How active you are',
        placeholder: 'Choose an activity level',
        help: 'Sets how filling a portion should be.',
      },
      intolerances: {
        label: 'Intolerances and allergies',
        help: 'Choose all that apply, or None. Always read the label.',
      },
      healthConditions: {
        label: 'Health conditions',
        help: 'Optional. Recipes are adapted to these, but do not replace your doctor.',
      },
    },
  },
  3: {
    name: 'Goals',
    description: 'What a good meal should do for you.',
    fields: {
      cookingPreference: { label: 'How you like to cook', placeholder: 'Choose a style' },
      recipeGoal: { label: 'What matters most to you', placeholder: 'Choose one thing' },
      specificGoal: { label: 'Your personal goal', placeholder: 'Choose a goal' },
      ingredientPreference: { label: 'Ingredients you prefer', placeholder: 'Choose a kind' },
      avoidIngredients: {
        label: 'Ingredients to avoid',
        help: 'Optional, for taste or choice. Put allergies in Diet and health.',
      },
    },
  },
};

export const firstStep: WizardStepIndex = wizardStepIndexes[0];
export const lastStep: WizardStepIndex = Math.max(...wizardStepIndexes) as WizardStepIndex;

/** Returns the next or previous step; the same one at the ends (claim 4.9). */
export function adjacentStep(step: WizardStepIndex, offset: 1 | -1): WizardStepIndex {
  return wizardStepIndexes[step + offset] ?? step;
}

/** Returns a step's fields with their texts, in display order. */
export const fieldEntries = (step: WizardStepIndex) =>
  Object.entries(wizardSteps[step].fields) as [ProfileField, WizardFieldTexts][];

/** Returns the names of a step's fields, in display order. */
export const fieldsInStep = (step: WizardStepIndex): ProfileField[] =>
  fieldEntries(step).map(([name]) => name);

/** Returns the first step that has one of the fields; undefined if none has. */
export function firstStepWithField(fields: readonly string[]): WizardStepIndex | undefined {
  return wizardStepIndexes.find((step) => fieldsInStep(step).some((field) => fields.includes(field)));
}
