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
    onSuccess: async (_response, values, signal) => {
      const { queryKey } = profileQueries.detail(uid);
      // A response that is still pending would restore the old profile.
      await client.cancelQueries({ queryKey });
      if (signal.aborted) return;
      client.setQueryData(queryKey, savedProfileSchema.parse({ ...values, profileCompleted: true }));
    },
  });
}

/** Message of a failed save (claims 1.18, 8.12, 8.13): banner in Spanish, and toast. */
export interface SaveErrorDescription extends ErrorDescription {
  toastMessage: string;
}

export function describeSaveError(error: unknown): SaveErrorDescription {
  const description = describeError(error, '');
  // No request was sent, because no user is signed in.
  const isSignedOut =
    error instanceof ApiError && description.hasSessionEnded && error.details.status === undefined;
  if (isSignedOut)
    return {
      ...description,
      message: 'Usuario no autenticado',
      lang: 'es',
      toastMessage: 'User not authenticated!',
    };
  const toastMessage = 'Error submitting settings!';
  if (error instanceof ApiError) return { ...description, lang: 'es', toastMessage };
  const explanation = 'The form could not be sent. What you typed is kept. Try again in a moment.';
  return {
    ...description,
    message: 'Error desconocido al enviar el formulario',
    lang: 'es',
    explanation,
    toastMessage,
  };
}
