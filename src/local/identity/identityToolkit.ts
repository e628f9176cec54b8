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

/** The Identity Toolkit's error codes. The Firebase SDK parses them; text after ' : ' is a message. */
type IdentityErrorCode =
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE : The identity provider sent no usable token'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_PASSWORD'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD : Password should be at least 6 characters';

export function identityError(code: IdentityErrorCode): HttpError {
  return new HttpError(400, code);
}

export function toGoogleErrorResponse({ status, message }: HttpError): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return HttpResponse.json({ error: { code: status, message, errors } }, { status });
}
