import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import { acceptPassword, findAccount, normaliseEmail, updateAccount } from './accounts';
import { identityError } from './errors';
import type { IdentityRequest } from './identityRequest';
import { mailCode, readCode, spendCode } from './oobCodes';
import { accountOfIdToken } from './tokens';

const mailed = (email: string) => ({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });

/**
 * accounts:sendOobCode: mails a verification link to a signed-in account, or a reset link to an address. Throws
 * EMAIL_NOT_FOUND (unless addresses are protected from guessing), INVALID_EMAIL, INVALID_REQ_TYPE, or as
 * `accountOfIdToken` does.
 */
export async function sendOobCode({ requestType, idToken, email }: IdentityRequest): Promise<object> {
  if (requestType === 'VERIFY_EMAIL') {
    const account = await accountOfIdToken(idToken ?? '');
    await mailCode(account, 'VERIFY_EMAIL');
    return mailed(account.email);
  }
  if (requestType !== 'PASSWORD_RESET') throw identityError('INVALID_REQ_TYPE');
  const address = normaliseEmail(email);
  const account = await findAccount(address);
  if (account) await mailCode(account, 'PASSWORD_RESET');
  else if (!(await readSetting('emailEnumerationProtection'))) throw identityError('EMAIL_NOT_FOUND');
  return mailed(address);
}

/**
 * accounts:resetPassword: without a new password tells whose code it is, with one sets it, which also proves the
 * address and ends every session. Throws as `readCode` and `acceptPassword` do.
 */
export async function resetPassword({ oobCode, newPassword }: IdentityRequest): Promise<object> {
  const { type, email } = await readCode(oobCode);
  const answer = { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType: type };
  if (newPassword === undefined) return answer;

  const password = await acceptPassword(newPassword);
  const account = await spendCode(oobCode, 'PASSWORD_RESET');
  await updateAccount(account, { password, emailVerified: true, validSince: Date.now(), failedAt: [] });
  await endSessions(account.uid);
  return answer;
}

async function endSessions(uid: string): Promise<void> {
  const db = await openDb();
  const keys = await db.getAllKeysFromIndex('sessions', 'byUid', uid);
  await Promise.all(keys.map((key) => db.delete('sessions', key)));
}
