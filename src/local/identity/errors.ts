import { HttpResponse } from 'msw';
import { Refusal } from '../http/refusal';

/** The Identity Toolkit's error codes, as the Firebase SDK reads them. A text after ' : ' is meant for people. */
export type IdentityErrorCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE : The identity provider sent no usable token'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD : Password should be at least 6 characters';

/** A refusal of the identity provider: always a 400. */
export function identityError(code: IdentityErrorCode): Refusal {
  return new Refusal(400, code);
}

/** Google's error body. */
export function googleErrorAnswer({ status, message, options }: Refusal): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  const { headers = {} } = options;
  return HttpResponse.json({ error: { code: status, message, errors } }, { status, headers });
}
