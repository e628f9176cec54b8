import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/lib/storage';
import { firstStep, type WizardStepIndex, wizardStepIndexes } from '@/profile/wizardSteps';

const stepSchema = z.literal(wizardStepIndexes);

export const profileDraftKeys = (uid: string) => ({
  values: storageKeys.draft(uid, 'profile'),
  step: storageKeys.draft(uid, 'profile-step'),
});

function readStoredStep(uid: string): WizardStepIndex {
  const keys = profileDraftKeys(uid);
  if (!readStoredValue(keys.values, z.looseObject({}))) return firstStep;
  return readStoredValue(keys.step, stepSchema) ?? firstStep;
}

/** Returns the current step with its setter. The step survives a reload while there are unsaved values. */
export function useWizardStep(uid: string, isUnsaved: boolean) {
  const [step, setStep] = useState(() => readStoredStep(uid));

  useEffect(() => {
    if (isUnsaved) writeStoredValue(profileDraftKeys(uid).step, step);
  }, [uid, isUnsaved, step]);

  const clearStoredStep = useCallback(() => removeStoredValue(profileDraftKeys(uid).step), [uid]);

  return { step, setStep, clearStoredStep };
}
