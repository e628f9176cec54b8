import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { isTransient } from '@/api/apiError';
import { profileQueries, type SavedProfile } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import { paths } from '@/config/paths';
import { isAbortError } from '@/lib/timeout';
import { useDelayedNavigate } from '@/lib/useDelayedNavigate';
import { useDraft } from '@/lib/useDraft';
import {
  type ProfileFormValues,
  profileDraftSchema,
  profileFormSchema,
  type ValidatedProfile,
} from '@/profile/profileSchema';
import {
  adjacentStep,
  fieldsInStep,
  firstStep,
  firstStepWithField,
  lastStep,
  type WizardStepIndex,
  wizardStepIndexes,
} from '@/profile/wizardSteps';
import { initialProfileValues } from './initialProfileValues';
import { describeSaveError, type SaveErrorDescription, useSaveProfile } from './useSaveProfile';
import { profileDraftKeys, useWizardStep } from './useWizardStep';

/** All toasts share this id, so each replaces the one before. */
const toastId = 'profile';

/** Returns the state and actions of the profile form (claims 4.7 to 4.9). Next validates a step, Submit all steps. */
export function useProfileWizard(user: AuthUser, stored: SavedProfile | null) {
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
  const { step, setStep, clearStoredStep } = useWizardStep(user.uid, isUnsaved);
  const [furthestStep, setFurthestStep] = useState(stored ? lastStep : step);
  const heading = useRef<HTMLHeadingElement>(null);
  const [error, setError] = useState<SaveErrorDescription | null>(null);
  const [isReadingProfile, setIsReadingProfile] = useState(false);
  const client = useQueryClient();
  const { queryKey } = profileQueries.detail(user.uid);
  useUnloadWarning(isUnsaved);

  const isProfileUnknown = client.getQueryData(queryKey) === undefined;
  /** Reads the profile again. Resolves to true if there is none. An existing profile fills the form, which is then not submitted. */
  async function confirmProfileIsNew(): Promise<boolean> {
    setIsReadingProfile(true);
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
      setError({
        ...describeSaveError(error),
        message: 'Your saved settings can’t be read right now, so nothing was sent: it might replace them.',
        lang: undefined,
        advice: 'What you typed stays here. Try again in a little while.',
      });
    } finally {
      setIsReadingProfile(false);
    }
    return false;
  }

  function goToFirstError(target: WizardStepIndex) {
    flushSync(() => setStep(target));
    const field = fieldsInStep(target).find((name) => form.getFieldState(name).invalid);
    if (field) form.setFocus(field);
  }

  /** Opens a step. On the way forward, stops at the first step that is not valid and shows its errors. */
  async function openStep(target: WizardStepIndex) {
    for (const each of wizardStepIndexes.slice(step, target))
      if (!(await form.trigger(fieldsInStep(each)))) return goToFirstError(each);
    form.clearErrors();
    setError(null);
    setFurthestStep(target > furthestStep ? target : furthestStep);
    // The focus moves to what the step shows.
    flushSync(() => setStep(target));
    heading.current?.focus();
  }

  async function handleValid(values: ValidatedProfile) {
    if (save.isMutating() || save.isSuccess || isReadingProfile) return;
    setError(null);
    if (isProfileUnknown) {
      const isNew = await confirmProfileIsNew();
      if (!isNew) return;
    }
    const sent = form.getValues();
    try {
      await save.mutateAsync(values);
    } catch (error) {
      if (isAbortError(error)) return;
      const saveError = describeSaveError(error);
      setError(saveError);
      toast.error(saveError.toastMessage, { id: toastId });
      return;
    }
    draft.clearSent(sent);
    clearStoredStep();
    toast.success('Settings Updated Successfully!', { id: toastId, position: 'top-center' });
    navigateLater(() => [paths.home, { replace: true }]);
  }

  function handleInvalid(errors: FieldErrors<ProfileFormValues>) {
    toast.error('Please correct the errors before submitting.', { id: toastId });
    const target = firstStepWithField(Object.keys(errors));
    if (target !== undefined) goToFirstError(target);
  }

  return {
    form,
    step,
    /** True from Submit until the screen is left. */
    isSubmitting: save.isPending || save.isSuccess || isReadingProfile,
    error,
    /** True if values were restored from an earlier visit. */
    isRestored: draft.isRestored,
    /** Resets all changes, those of earlier visits included. */
    discardDraft: () => {
      draft.discard();
      clearStoredStep();
      void openStep(firstStep);
    },
    heading,
    /** The last step that can be opened directly: of an existing profile any, of a new one those seen. */
    furthestStep,
    openStep,
    next: () => openStep(adjacentStep(step, 1)),
    previous: () => openStep(adjacentStep(step, -1)),
    submit: form.handleSubmit(handleValid, handleInvalid),
  };
}

/** Makes the browser ask before the page is closed or reloaded with unsaved values (claim 2.39). */
function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isUnsaved]);
}
