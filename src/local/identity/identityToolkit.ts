import { HttpResponse } from 'msw';
import { z } from 'zod';
import { HttpError } from '../http/httpError';

export const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';

export const secureTokenUrl = 'https://securetoken.googleapis.com';

const optionalText = z.string().optional();

export const identityRequestSchema = z.object({
  email: optionalText,
  password: optionalText,
  idToken: optionalText,
  oobCode: optionalText,
  newPassword: optionalText,
  requestType: z.enum(['VERIFY_EMAIL', 'PASSWORD_RESET']).optional(),
  postBody: optionalText,
});
export type IdentityRequest = z.output<typeof identityRequestSchema>;

/** Returns an error with one of the Identity Toolkit's codes, which the Firebase SDK parses; text after ' : ' is a message. */
export const identityError = (code: string): HttpError => new HttpError(400, code);

export function toGoogleErrorResponse({ status, message }: HttpError): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return HttpResponse.json({ error: { code: status, message, errors } }, { status });
}
