import { formFields, type WizardStep } from '@/profile/formFields';
import { type ProfileField, profileFields } from '@/profile/profileFields';

interface Step {
  name: string;
  /** One line on what the step is for. */
  about: string;
}

/** The four steps of the wizard (claim 2.16). */
export const steps: readonly [Step, Step, Step, Step] = [
  {
    name: 'Personal details',
    about: 'About you and your kitchen, so that the recipes fit both.',
  },
  { name: 'Dislikes', about: 'The food that your recipes leave out.' },
  {
    name: 'Diet and health',
    about: 'So that every recipe suits you. It is used for your recipes and nothing else.',
  },
  { name: 'Goals', about: 'What a good meal should do for you.' },
];

export const firstStep: WizardStep = 0;
export const lastStep: WizardStep = 3;

const indexes: readonly WizardStep[] = [0, 1, 2, 3];

/** The step after or before one; stays at the ends (claim 4.9). */
export function stepFrom(step: WizardStep, by: 1 | -1): WizardStep {
  return indexes[step + by] ?? step;
}

/** The fields of a step, in their order. */
export function fieldsOf(step: WizardStep): ProfileField[] {
  return profileFields.filter((field) => formFields[field].step === step);
}

/** The first step that holds one of the fields. */
export function stepOf(fields: readonly string[]): WizardStep | undefined {
  return indexes.find((step) => fieldsOf(step).some((field) => fields.includes(field)));
}
