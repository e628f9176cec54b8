import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import type { WizardStep } from '@/profile/formFields';
import { firstStep } from './steps';

const stepSchema = z.literal([0, 1, 2, 3]);

/** The names under which an unsaved profile is kept: what is typed, and the step the cook is at. */
export const draftKeys = (uid: string) => ({
  values: storageKeys.draft(uid, 'profile'),
  step: storageKeys.draft(uid, 'profile-step'),
});

function keptStep(uid: string): WizardStep {
  const keys = draftKeys(uid);
  if (!readStored(keys.values, z.looseObject({}))) return firstStep;
  return readStored(keys.step, stepSchema) ?? firstStep;
}

/** The step of the wizard, kept through a reload while there is something unsaved. */
export function useWizardStep(uid: string, isUnsaved: boolean) {
  const [step, setStep] = useState(() => keptStep(uid));

  useEffect(() => {
    if (isUnsaved) writeStored(draftKeys(uid).step, step);
  }, [uid, isUnsaved, step]);

  const forgetStep = useCallback(() => removeStored(draftKeys(uid).step), [uid]);

  return { step, setStep, forgetStep };
}
