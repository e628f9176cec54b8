import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQueries, saveProfile, storedProfileSchema } from '@/api/profile';
import { useAuth } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import type { ProfileAnswers } from './profileSchema';

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
