import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import type { StoredProfile } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import { paths } from '@/config/paths';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { useDraft } from '@/lib/useDraft';
import { initialValues } from './initialValues';
import { type ProfileAnswers, type ProfileValues, profileDraftSchema, profileSchema } from './profileSchema';
import { saveFailure } from './saveFailure';
import { type StepIndex, stepFrom, stepOf, steps } from './steps';
import { useSaveProfile } from './useSaveProfile';
import { draftKeys, useStep } from './useStep';
import { useUnloadWarning } from './useUnloadWarning';

/** One toast at a time: what is true now takes the place of what was. */
const toastId = 'profile';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileAnswers>;

/** Where the focus goes once the step is on screen. */
type Arrival = { at: 'heading' } | { at: keyof ProfileValues };

interface ProfileWizard {
  form: ProfileForm;
  step: StepIndex;
  /** From the click on Submit to leaving the screen. */
  isSending: boolean;
  /** The Spanish banner of a failed save. */
  failure: string | null;
  /** What is typed was kept from an earlier visit. */
  isRestored: boolean;
  arrival: Arrival | null;
  next: () => Promise<void>;
  previous: () => void;
  submit: () => Promise<void>;
}

/** The wizard's course (spec 4, 'Profile wizard'): steps 0 to 3, each checked on Next, all of them on submit. */
export function useProfileWizard(user: AuthUser, stored: StoredProfile | null): ProfileWizard {
  const [defaultValues] = useState(() => initialValues(stored));
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const save = useSaveProfile(user);
  const navigateLater = useDelayedNavigate();
  const { restored, discard } = useDraft(form, draftKeys(user.uid).values, profileDraftSchema);
  const isUnsaved = form.formState.isDirty && !save.isSuccess;
  const { step, setStep, forgetStep } = useStep(user.uid, isUnsaved);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useUnloadWarning(isUnsaved);

  const { setFocus } = form;
  useEffect(() => {
    if (arrival && arrival.at !== 'heading') setFocus(arrival.at);
  }, [arrival, setFocus]);

  function goTo(target: StepIndex) {
    form.clearErrors();
    setFailure(null);
    setStep(target);
    setArrival({ at: 'heading' });
  }

  async function send(answers: ProfileAnswers) {
    if (save.isPending || save.isSuccess) return;
    setFailure(null);
    try {
      await save.mutateAsync(answers);
    } catch (error) {
      const { banner, toast: brief } = saveFailure(error);
      setFailure(banner);
      toast.error(brief, { id: toastId });
      return;
    }
    discard();
    forgetStep();
    toast.success('Settings Updated Successfully!', {
      id: toastId,
      position: 'top-center',
    });
    navigateLater(paths.home, { replace: true });
  }

  function refuse(errors: FieldErrors<ProfileValues>) {
    toast.error('Please correct the errors before submitting.', { id: toastId });
    const target = stepOf(Object.keys(errors));
    if (target === undefined) return;
    setStep(target);
    const field = steps[target].fields.find((name) => errors[name]);
    if (field) setArrival({ at: field });
  }

  return {
    form,
    step,
    isSending: save.isPending || save.isSuccess,
    failure,
    isRestored: restored,
    arrival,
    next: async () => {
      if (await form.trigger([...steps[step].fields], { shouldFocus: true })) goTo(stepFrom(step, 1));
    },
    previous: () => goTo(stepFrom(step, -1)),
    submit: form.handleSubmit(send, refuse),
  };
}
