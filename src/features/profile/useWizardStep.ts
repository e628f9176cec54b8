import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { type WizardStep, wizardStepIndexes } from '@/profile/formFields';
import { firstStep } from './wizardSteps';

const stepSchema = z.literal(wizardStepIndexes);

/** Returns the storage keys of the form's draft: values and step. */
export const profileDraftKeys = (uid: string) => ({
  values: storageKeys.draft(uid, 'profile'),
  step: storageKeys.draft(uid, 'profile-step'),
});

function readStoredStep(uid: string): WizardStep {
  const keys = profileDraftKeys(uid);
  if (!readStored(keys.values, z.looseObject({}))) return firstStep;
  return readStored(keys.step, stepSchema) ?? firstStep;
}

/** Returns the current step. It survives a reload while there are unsaved values. */
export function useWizardStep(uid: string, isUnsaved: boolean) {
  const [step, setStep] = useState(() => readStoredStep(uid));

  useEffect(() => {
    if (isUnsaved) writeStored(profileDraftKeys(uid).step, step);
  }, [uid, isUnsaved, step]);

  const forgetStep = useCallback(() => removeStored(profileDraftKeys(uid).step), [uid]);

  return { step, setStep, forgetStep };
}
