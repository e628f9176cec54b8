import { type ProfileField, profileFields } from '@/profile/profileFields';
import { profileFormFields, type WizardStepIndex, wizardStepIndexes } from '@/profile/profileFormFields';

interface WizardStepTexts {
  name: string;
  description: string;
}

/** Name and description of each step (claim 2.16). */
export const wizardStepTexts: Readonly<Record<WizardStepIndex, WizardStepTexts>> = {
  0: {
    name: 'Personal details',
    description: 'About you and your kitchen, so that the recipes fit both.',
  },
  1: { name: 'Dislikes', description: 'The food that your recipes leave out.' },
  2: {
    name: 'Diet and health',
    description: 'So that every recipe suits you. It is used for your recipes and nothing else.',
  },
  3: { name: 'Goals', description: 'What a good meal should do for you.' },
};

export const firstStep: WizardStepIndex = wizardStepIndexes[0];
export const lastStep: WizardStepIndex = Math.max(...wizardStepIndexes) as WizardStepIndex;

/** Returns the next or previous step; the same one at the ends (claim 4.9). */
export function adjacentStep(step: WizardStepIndex, offset: 1 | -1): WizardStepIndex {
  return wizardStepIndexes[step + offset] ?? step;
}

export function fieldsInStep(step: WizardStepIndex): ProfileField[] {
  return profileFields.filter((field) => profileFormFields[field].step === step);
}

export function firstStepWithField(fields: readonly string[]): WizardStepIndex | undefined {
  return wizardStepIndexes.find((step) => fieldsInStep(step).some((field) => fields.includes(field)));
}
