import { useQueryClient } from '@tanstack/react-query';
import { ApiError, describeError, type ErrorDescription } from '@/api/apiError';
import { useCancellableMutation } from '@/api/cancellableMutations';
import { profileQueries, savedProfileSchema, saveProfile, saveProfileMutationKey } from '@/api/profile';
import type { AuthUser } from '@/auth/authClient';
import type { ValidatedProfile } from '@/profile/profileSchema';

/** Returns a mutation that saves the profile (call 2) and puts it into the query cache. */
export function useSaveProfile({ uid, email }: AuthUser) {
  const client = useQueryClient();
  return useCancellableMutation({
    mutationKey: saveProfileMutationKey(uid),
    mutationFn: (values: ValidatedProfile, signal) =>
      saveProfile({ firebaseId: uid, email, ...values }, signal),
    onSuccess: async (_nothing, values, signal) => {
      const { queryKey } = profileQueries.detail(uid);
      // A response that is still pending would restore the old profile.
      await client.cancelQueries({ queryKey });
      if (signal.aborted) return;
      client.setQueryData(queryKey, savedProfileSchema.parse({ ...values, profileCompleted: true }));
    },
  });
}

/** The error of a failed save (claims 1.18, 8.12, 8.13): banner in Spanish, and toast. */
export interface SaveErrorDescription extends ErrorDescription {
  toastMessage: string;
}

export function describeSaveError(error: unknown): SaveErrorDescription {
  const told = describeError(error, '');
  // No request was sent, because no user is signed in.
  const isSignedOut = error instanceof ApiError && told.hasSessionEnded && error.details.status === undefined;
  if (isSignedOut)
    return {
      ...told,
      message: 'Usuario no autenticado',
      lang: 'es',
      toastMessage: 'User not authenticated!',
    };
  const toast = 'Error submitting settings!';
  if (error instanceof ApiError) return { ...told, lang: 'es', toastMessage: toast };
  const explanation = 'The form could not be sent. What you typed is kept. Try again in a moment.';
  return {
    ...told,
    message: 'Error desconocido al enviar el formulario',
    lang: 'es',
    explanation,
    toastMessage: toast,
  };
}
