import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type FailureInWords, failureInWords } from '@/api/apiError';
import { profileQueries, saveProfile, storedProfileSchema } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import type { ProfileAnswers } from '@/profile/profileSchema';

/** Saves the profile (call 2); from then on the product knows it as complete. Rejects with an ApiError. */
export function useSaveProfile({ uid, email }: AuthUser) {
  const { setProfileCompleted } = useAuth();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: ProfileAnswers) => saveProfile({ firebaseId: uid, email, ...answers }),
    onSuccess: async (_nothing, answers) => {
      const { queryKey } = profileQueries.detail(uid);
      // A reading still on its way would bring back what was there before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, storedProfileSchema.parse({ ...answers, profileCompleted: true }));
      setProfileCompleted(true);
    },
  });
}

/** What is said when the profile could not be saved (claims 8.17 to 8.21): the banner in Spanish, and the toast. */
export interface SaveFailure extends FailureInWords {
  toast: string;
}

export function saveFailure(error: unknown): SaveFailure {
  const told = failureInWords(error, '');
  // Refused before anything was sent: nobody is signed in any more.
  const isSignedOut = error instanceof ApiError && told.isSessionOver && error.details.status === undefined;
  if (isSignedOut)
    return { ...told, message: 'Usuario no autenticado', lang: 'es', toast: 'User not authenticated!' };
  const toast = 'Error submitting settings!';
  if (error instanceof ApiError) return { ...told, lang: 'es', toast };
  return { ...told, message: 'Error desconocido al enviar el formulario', lang: 'es', toast };
}
