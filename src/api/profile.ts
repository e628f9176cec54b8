import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { lenientCount, lenientNames, lenientText } from '@/lib/lenientFields';
import { ApiError } from './apiError';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';

/**
 * The profile as the backend keeps it (spec 3, 'Backend user record'). Values stay plain strings here: what is
 * stored is copied untouched into a recipe request; the form checks them against its options when it shows them.
 */
export const storedProfileSchema = z.looseObject({
  profileCompleted: z.boolean().catch(false),
  name: lenientText,
  age: lenientCount,
  worldRegion: lenientText,
  toolsLevel: lenientText,
  expertiseLevelInKitchen: lenientText,
  leastfavoriteCuisine: lenientText,
  dislikedFood: lenientText,
  diet: lenientText,
  intolerances: lenientNames,
  healthConditions: lenientNames,
  activityLevel: lenientText,
  cookingPreference: lenientText,
  recipeGoal: lenientText,
  specificGoal: lenientText,
  ingredientPreference: lenientText,
  avoidIngredients: lenientNames,
});
export type StoredProfile = z.output<typeof storedProfileSchema>;

const profileAnswer = z.object({ user: storedProfileSchema });

/** What the wizard saves: all profile fields, with the account they belong to (spec 3, 7 call 2). */
export interface ProfileToSave {
  firebaseId: string;
  email: string;
  name: string;
  age: number;
  worldRegion: string;
  toolsLevel: string;
  expertiseLevelInKitchen: string;
  leastfavoriteCuisine: string;
  dislikedFood: string;
  diet: string;
  intolerances: string[];
  healthConditions: string[];
  activityLevel: string;
  cookingPreference: string;
  recipeGoal: string;
  specificGoal: string;
  ingredientPreference: string;
  avoidIngredients: string[];
}

/** Reads a profile (call 1). Null before the first one is saved (404). Throws ApiError 'Failed to fetch user data'. */
async function getProfile(uid: string, signal?: AbortSignal): Promise<StoredProfile | null> {
  try {
    const { user } = await apiFetch({
      endpoint: endpoints.getProfile(uid),
      schema: profileAnswer,
      fallback: (status) => (status === null ? 'Failed to fetch user data' : `HTTP error! status: ${status}`),
      signal,
    });
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * Saves a profile (call 2); any 2xx is success, its body is not read. Throws ApiError with the banner's text:
 * 'Error al enviar los datos: {status} {text}', or 'Error desconocido al enviar el formulario' when no answer came.
 */
export async function saveProfile(profile: ProfileToSave): Promise<void> {
  await apiFetch({
    endpoint: endpoints.saveProfile(),
    body: profile,
    fallback: () => 'Error desconocido al enviar el formulario',
    describe: ({ status }, body) => `Error al enviar los datos: ${status} ${body}`.trim(),
  });
}

/** The profile of a user, by user (spec 7: 'cached under the user's id'). */
export const profileQueries = {
  detail: (uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: ({ signal }) => getProfile(uid, signal),
    }),
};
