import { queryOptions, useMutationState } from '@tanstack/react-query';
import { z } from 'zod';
import { lenientList, lenientNumber, lenientText } from '@/lib/lenientSchemas';
import { mapFields, type Profile, profileFields } from '@/profile/profileFields';
import { ApiError } from './apiError';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';
import { sanitizeServerText } from './serverMessage';

/**
 * Schema of the profile in the backend's responses (claim 3.2). Values stay plain strings, because a recipe request
 * copies them unchanged (claim 3.11). The profile form checks them against its choices.
 */
export const savedProfileSchema = z.looseObject({
  profileCompleted: z.boolean().catch(false),
  ...mapFields(profileFields, {
    text: () => lenientText,
    number: () => lenientNumber,
    singleChoice: () => lenientText,
    multipleChoice: () => lenientList,
  }),
});
export type SavedProfile = z.output<typeof savedProfileSchema>;

const profileResponseSchema = z.object({ user: savedProfileSchema });

/** The request body of call 2: all profile fields with the uid and e-mail of the account (claims 3.4, 7.4). */
interface ProfileSubmission extends Profile {
  firebaseId: string;
  email: string;
}

/** Returns a user's profile (call 1); null if none was saved yet (404). Throws ApiError 'Failed to fetch user data'. */
async function getProfile(uid: string, signal?: AbortSignal): Promise<SavedProfile | null> {
  try {
    const { user } = await apiFetch({
      endpoint: endpoints.getProfile(uid),
      schema: profileResponseSchema,
      fallbackMessage: (status) =>
        status === null ? 'Failed to fetch user data' : `HTTP error! status: ${status}`,
      signal,
    });
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return null;
    throw error;
  }
}

/**
 * Saves a profile (call 2). Ignores the body of a 2xx response. Throws ApiError with the banner's text: 'Error al
 * enviar los datos: {status} {text}', or 'Error desconocido al enviar el formulario' without a response.
 */
export async function saveProfile(profile: ProfileSubmission, signal?: AbortSignal): Promise<void> {
  await apiFetch({
    endpoint: endpoints.saveProfile(),
    body: profile,
    signal,
    fallbackMessage: () => 'Error desconocido al enviar el formulario',
    lang: 'es',
    customErrorFor: ({ status }, body) => ({
      message: `Error al enviar los datos: ${status} ${sanitizeServerText(body) ?? ''}`.trim(),
    }),
  });
}

/** Query options for a user's profile. The key contains the uid (claim 7.12). */
export const profileQueries = {
  detail: (uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: ({ signal }) => getProfile(uid, signal),
    }),
};

export const saveProfileMutationKey = (uid: string) => ['save-profile', uid];

/** True if a save of the user's profile is pending on this page or has succeeded. */
export function useIsProfileSavingOrSaved(uid: string): boolean {
  const saves = useMutationState({ filters: { mutationKey: saveProfileMutationKey(uid) } });
  return saves.some(({ status }) => status !== 'error');
}
