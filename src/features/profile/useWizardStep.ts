import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { type WizardStep, wizardStepIndexes } from '@/profile/formFields';
import { firstStep } from './wizardSteps';

const stepSchema = z.literal(wizardStepIndexes);

/** The names under which an unsaved profile is kept: what is typed, and the step the cook is at. */
export const profileDraftKeys = (uid: string) => ({
  values: storageKeys.draft(uid, 'profile'),
  step: storageKeys.draft(uid, 'profile-step'),
});

function readStoredStep(uid: string): WizardStep {
  const keys = profileDraftKeys(uid);
  if (!readStored(keys.values, z.looseObject({}))) return firstStep;
  return readStored(keys.step, stepSchema) ?? firstStep;
}

/** The step of the wizard, kept through a reload while there is something unsaved. */
export function useWizardStep(uid: string, isUnsaved: boolean) {
  const [step, setStep] = useState(() => readStoredStep(uid));

  useEffect(() => {
    if (isUnsaved) writeStored(profileDraftKeys(uid).step, step);
  }, [uid, isUnsaved, step]);

  const forgetStep = useCallback(() => removeStored(profileDraftKeys(uid).step), [uid]);

  return { step, setStep, forgetStep };
}
