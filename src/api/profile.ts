import { queryOptions, useMutationState } from '@tanstack/react-query';
import { z } from 'zod';
import { lenientList, lenientNumber, lenientText } from '@/lib/lenientSchemas';
import { mapFields, type Profile, profileFields } from '@/profile/profileFields';
import { ApiError } from './apiError';
import { apiFetch, sanitizeServerText } from './apiFetch';
import { endpoints } from './endpoints';

/**
 * The profile as the backend keeps it (claim 3.2). Values stay plain strings here: what is stored is copied untouched
 * into a recipe request (claim 3.11); the form checks them against its choices when it shows them.
 */
export const storedProfileSchema = z.looseObject({
  profileCompleted: z.boolean().catch(false),
  ...mapFields(profileFields, {
    text: () => lenientText,
    number: () => lenientNumber,
    one: () => lenientText,
    several: () => lenientList,
  }),
});
export type StoredProfile = z.output<typeof storedProfileSchema>;

const profileResponseSchema = z.object({ user: storedProfileSchema });

/** What the wizard saves: all profile fields, with the account they belong to (claims 3.4, 7.4). */
interface ProfileToSave extends Profile {
  firebaseId: string;
  email: string;
}

/** Reads a profile (call 1). Null before the first one is saved (404). Throws ApiError 'Failed to fetch user data'. */
async function getProfile(uid: string, signal?: AbortSignal): Promise<StoredProfile | null> {
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
 * Saves a profile (call 2); any 2xx is success, its body is not read. Throws ApiError with the banner's text:
 * 'Error al enviar los datos: {status} {text}', or 'Error desconocido al enviar el formulario' when no answer came.
 */
export async function saveProfile(profile: ProfileToSave, signal?: AbortSignal): Promise<void> {
  await apiFetch({
    endpoint: endpoints.saveProfile(),
    body: profile,
    signal,
    fallbackMessage: () => 'Error desconocido al enviar el formulario',
    lang: 'es',
    errorMessageFor: ({ status }, body) => ({
      message: `Error al enviar los datos: ${status} ${sanitizeServerText(body) ?? ''}`.trim(),
    }),
  });
}

/** The profile of a user, by user (claim 7.12). */
export const profileQueries = {
  detail: (uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: ({ signal }) => getProfile(uid, signal),
    }),
};

/** The key of the mutation that saves a user's profile. */
export const saveProfileKey = (uid: string) => ['save-profile', uid];

/** Whether a user's profile is being saved on this page, or has just been. */
export function useIsProfileSavingOrSaved(uid: string): boolean {
  const saves = useMutationState({ filters: { mutationKey: saveProfileKey(uid) } });
  return saves.some(({ status }) => status !== 'error');
}
