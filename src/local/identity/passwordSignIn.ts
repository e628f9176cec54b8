import { readSetting } from '../store/settings';
import {
  createAccount,
  findAccountByEmail,
  hashPassword,
  isCorrectPassword,
  normalizeEmail,
  updateAccount,
} from './accounts';
import { type IdentityRequest, identityError } from './identityToolkit';
import { startSession } from './tokens';

const maxFailedSignIns = 10;
const failureWindowMs = 5 * 60_000;

/** accounts:signUp. Throws EMAIL_EXISTS, MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD or WEAK_PASSWORD. */
export async function signUp({ email, password }: IdentityRequest): Promise<object> {
  const normalizedEmail = normalizeEmail(email);
  const account = await createAccount({ email: normalizedEmail, password: await hashPassword(password) });
  return { localId: account.uid, email: account.email, ...(await startSession(account, 'password')) };
}

/**
 * accounts:signInWithPassword. Throws EMAIL_NOT_FOUND or INVALID_PASSWORD, or INVALID_LOGIN_CREDENTIALS for both if
 * e-mail enumeration protection is on; TOO_MANY_ATTEMPTS_TRY_LATER after ten failures in five minutes.
 */
export async function signInWithPassword({ email, password }: IdentityRequest): Promise<object> {
  const normalizedEmail = normalizeEmail(email);
  if (!password) throw identityError('MISSING_PASSWORD');
  const account = await findAccountByEmail(normalizedEmail);
  if (!account) throw await credentialsError('EMAIL_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');

  const failedAt = account.failedAt.filter((time) => time > Date.now() - failureWindowMs);
  if (failedAt.length >= maxFailedSignIns) {
    throw identityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    );
  }
  if (account.password === null || !(await isCorrectPassword(password, account.password))) {
    await updateAccount(account, { failedAt: [...failedAt, Date.now()] });
    throw await credentialsError('INVALID_PASSWORD');
  }
  await updateAccount(account, { failedAt: [], lastLoginAt: Date.now() });
  return {
    localId: account.uid,
    email: account.email,
    displayName: account.displayName,
    registered: true,
    ...(await startSession(account, 'password')),
  };
}

async function credentialsError(code: 'EMAIL_NOT_FOUND' | 'INVALID_PASSWORD'): Promise<Error> {
  const isEnumerationProtected = await readSetting('emailEnumerationProtection');
  return identityError(isEnumerationProtected ? 'INVALID_LOGIN_CREDENTIALS' : code);
}
