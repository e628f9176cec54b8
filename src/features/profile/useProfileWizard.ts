import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { isTransient } from '@/api/apiError';
import { profileQueries, type SavedProfile } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import { paths } from '@/config/paths';
import { isAbortError } from '@/lib/timeout';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { useDraft } from '@/lib/useDraft';
import type { WizardStepIndex } from '@/profile/formFields';
import type { ProfileField } from '@/profile/profileFields';
import {
  type ProfileFormValues,
  profileDraftSchema,
  profileFormSchema,
  type ValidatedProfile,
} from '@/profile/profileSchema';
import { initialProfileValues } from './initialProfileValues';
import { describeSaveError, type SaveErrorDescription, useSaveProfile } from './useSaveProfile';
import { profileDraftKeys, useWizardStep } from './useWizardStep';
import { adjacentStep, fieldsInStep, firstStep, firstStepWithField } from './wizardSteps';

/** Each toast replaces the one before. */
const toastId = 'profile';

type ProfileForm = UseFormReturn<ProfileFormValues, unknown, ValidatedProfile>;

/** Receives the focus once the step is shown. */
type FocusTarget = { at: 'heading' } | { at: ProfileField };

interface ProfileWizardState {
  form: ProfileForm;
  step: WizardStepIndex;
  /** True from Submit until the screen is left. */
  isSending: boolean;
  /** Why the last save failed. */
  error: SaveErrorDescription | null;
  /** True if values were restored from an earlier visit. */
  isRestored: boolean;
  /** Resets all changes, also those of an earlier visit. */
  discardDraft: () => void;
  focusTarget: FocusTarget | null;
  next: () => Promise<void>;
  previous: () => void;
  submit: () => Promise<void>;
}

/** Returns the state and actions of the profile form (claims 4.7 to 4.9). Next validates a step, Submit all of them. */
export function useProfileWizard(user: AuthUser, stored: SavedProfile | null): ProfileWizardState {
  const [defaultValues] = useState(() => initialProfileValues(stored));
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const save = useSaveProfile(user);
  const navigateLater = useDelayedNavigate();
  const draft = useDraft(form, {
    key: profileDraftKeys(user.uid).values,
    defaultValues,
    schema: profileDraftSchema,
  });
  const isUnsaved = form.formState.isDirty && !save.isSuccess;
  const { step, setStep, forgetStep } = useWizardStep(user.uid, isUnsaved);
  const [arrival, setArrival] = useState<FocusTarget | null>(null);
  const [failure, setFailure] = useState<SaveErrorDescription | null>(null);
  const [isReading, setReading] = useState(false);
  const client = useQueryClient();
  const { queryKey } = profileQueries.detail(user.uid);
  useUnloadWarning(isUnsaved);

  const { setFocus } = form;
  useEffect(() => {
    if (arrival && arrival.at !== 'heading') setFocus(arrival.at);
  }, [arrival, setFocus]);

  const isUnread = client.getQueryData(queryKey) === undefined;
  /**
   * Reads the profile again. Resolves to true if there is none; an existing profile fills the form and is not
   * submitted.
   */
  async function readBeforeSending(): Promise<boolean> {
    setReading(true);
    try {
      const profile = await client.fetchQuery({
        ...profileQueries.detail(user.uid),
        staleTime: 0,
        retry: false,
      });
      if (!profile?.profileCompleted) return true;
      draft.discard();
      toast('Your saved settings fill the form now. Nothing was sent.', { id: toastId });
    } catch (error) {
      // The server responded: treat the profile as new.
      if (!isTransient(error)) return true;
      setFailure({
        ...describeSaveError(error),
        message: 'Your saved settings can’t be read right now, so nothing was sent: it might replace them.',
        lang: undefined,
        advice: 'What you typed stays here. Try again in a little while.',
      });
    } finally {
      setReading(false);
    }
    return false;
  }

  function goTo(target: WizardStepIndex) {
    form.clearErrors();
    setFailure(null);
    setStep(target);
    setArrival({ at: 'heading' });
  }

  async function send(answers: ValidatedProfile) {
    if (save.isMutating() || save.isSuccess || isReading) return;
    setFailure(null);
    if (isUnread) {
      const isNew = await readBeforeSending();
      if (!isNew) return;
    }
    const sent = form.getValues();
    try {
      await save.mutateAsync(answers);
    } catch (error) {
      if (isAbortError(error)) return;
      const told = describeSaveError(error);
      setFailure(told);
      toast.error(told.toastMessage, { id: toastId });
      return;
    }
    draft.clearSent(sent);
    forgetStep();
    toast.success('Settings Updated Successfully!', {
      id: toastId,
      position: 'top-center',
    });
    navigateLater(paths.home, { replace: true });
  }

  function refuse(errors: FieldErrors<ProfileFormValues>) {
    toast.error('Please correct the errors before submitting.', { id: toastId });
    const target = firstStepWithField(Object.keys(errors));
    if (target === undefined) return;
    setStep(target);
    const field = fieldsInStep(target).find((name) => errors[name]);
    if (field) setArrival({ at: field });
  }

  return {
    form,
    step,
    isSending: save.isPending || save.isSuccess || isReading,
    error: failure,
    isRestored: draft.isRestored,
    discardDraft: () => {
      draft.discard();
      forgetStep();
      goTo(firstStep);
    },
    focusTarget: arrival,
    next: async () => {
      if (await form.trigger(fieldsInStep(step), { shouldFocus: true })) goTo(adjacentStep(step, 1));
    },
    previous: () => goTo(adjacentStep(step, -1)),
    submit: form.handleSubmit(send, refuse),
  };
}

/** Makes the browser ask before the page is closed or reloaded with unsaved values (claim 2.39). */
function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
