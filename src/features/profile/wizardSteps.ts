import { formFields, type WizardStep } from '@/profile/formFields';
import { type ProfileField, profileFields } from '@/profile/profileFields';

interface WizardStepTexts {
  name: string;
  /** One line on what the step is for. */
  description: string;
}

/** The four steps of the wizard (claim 2.16). */
export const wizardSteps: readonly [WizardStepTexts, WizardStepTexts, WizardStepTexts, WizardStepTexts] = [
  {
    name: 'Personal details',
    description: 'About you and your kitchen, so that the recipes fit both.',
  },
  { name: 'Dislikes', description: 'The food that your recipes leave out.' },
  {
    name: 'Diet and health',
    description: 'So that every recipe suits you. It is used for your recipes and nothing else.',
  },
  { name: 'Goals', description: 'What a good meal should do for you.' },
];

export const firstStep: WizardStep = 0;
export const lastStep: WizardStep = 3;

const stepIndexes: readonly WizardStep[] = [0, 1, 2, 3];

/** The step after or before one; stays at the ends (claim 4.9). */
export function adjacentStep(step: WizardStep, by: 1 | -1): WizardStep {
  return stepIndexes[step + by] ?? step;
}

/** The fields of a step, in their order. */
export function fieldsInStep(step: WizardStep): ProfileField[] {
  return profileFields.filter((field) => formFields[field].step === step);
}

/** The first step that holds one of the fields. */
export function firstStepWithField(fields: readonly string[]): WizardStep | undefined {
  return stepIndexes.find((step) => fieldsInStep(step).some((field) => fields.includes(field)));
}
