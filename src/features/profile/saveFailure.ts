import { ApiError } from '@/api/apiError';

/** What is said when the profile could not be saved (spec 8, 'Profile'): the banner in Spanish, and the toast. */
export function saveFailure(error: unknown): { banner: string; toast: string } {
  if (!(error instanceof ApiError)) return failure('Error desconocido al enviar el formulario');
  // Refused before anything was sent: nobody is signed in any more.
  const isSignedOut = error.kind === 'auth' && error.details.status === undefined;
  return isSignedOut
    ? { banner: 'Usuario no autenticado', toast: 'User not authenticated!' }
    : failure(error.message);
}

const failure = (banner: string) => ({ banner, toast: 'Error submitting settings!' });
