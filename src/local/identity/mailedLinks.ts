import { brand } from '@/config/brand';
import { announce } from '../store/changes';
import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import type { Account, OobType } from '../store/tables';
import { acceptPassword, findAccount, normaliseEmail, updateAccount } from './accounts';
import { accountOfIdToken, enabledAccount, randomBase64Url } from './tokens';
import { type IdentityRequest, identityError } from './toolkit';

const hour = 60 * 60_000;

const letters: Record<OobType, { lifetime: number; subject: string; body: string }> = {
  VERIFY_EMAIL: {
    lifetime: 72 * hour,
    subject: `Verify your email for ${brand.name}`,
    body: 'Follow the link to verify your email address. If you did not ask for this, ignore this mail.',
  },
  PASSWORD_RESET: {
    lifetime: hour,
    subject: `Reset your password for ${brand.name}`,
    body: 'Follow the link to choose a new password. If you did not ask for this, ignore this mail.',
  },
};

/**
 * accounts:sendOobCode: mails a verification link to a signed-in account, or a reset link to an address. Throws
 * EMAIL_NOT_FOUND (unless addresses are protected from guessing), MISSING_EMAIL, INVALID_EMAIL, or as
 * `accountOfIdToken` does.
 */
export async function sendOobCode({ requestType, idToken = '', email }: IdentityRequest): Promise<object> {
  if (requestType === 'VERIFY_EMAIL') {
    const account = await accountOfIdToken(idToken);
    await mailCode(account, 'VERIFY_EMAIL');
    return { email: account.email };
  }
  const address = normaliseEmail(email);
  const account = await findAccount(address);
  if (account) await mailCode(account, 'PASSWORD_RESET');
  else if (!(await readSetting('emailEnumerationProtection'))) throw identityError('EMAIL_NOT_FOUND');
  return { email: address };
}

/** accounts:update with a mailed code: the address is verified from then on. Throws as `spendCode` does. */
export async function verifyEmail({ oobCode }: IdentityRequest): Promise<object> {
  const { uid, email } = await updateAccount(await spendCode(oobCode, 'VERIFY_EMAIL'), {
    emailVerified: true,
  });
  return { localId: uid, email, emailVerified: true };
}

/**
 * accounts:resetPassword: sets a new password, which also proves the address and ends every session. Throws as
 * `acceptPassword` and `spendCode` do; a password that is refused leaves the code good.
 */
export async function resetPassword({ oobCode, newPassword }: IdentityRequest): Promise<object> {
  const password = await acceptPassword(newPassword);
  const account = await spendCode(oobCode, 'PASSWORD_RESET');
  await updateAccount(account, { password, emailVerified: true, validSince: Date.now(), failedAt: [] });
  await endSessions(account.uid);
  return { email: account.email, requestType: 'PASSWORD_RESET' };
}

/** Mails an account a code. The mail lands in the inbox of local mode. */
async function mailCode({ uid, email, displayName }: Account, type: OobType): Promise<void> {
  const { lifetime, subject, body } = letters[type];
  const now = Date.now();
  const code = randomBase64Url(32);
  const greeting = displayName === '' ? 'Hello,' : `Hello ${displayName},`;
  const transaction = (await openDb()).transaction(['oobCodes', 'mails'], 'readwrite');
  await Promise.all([
    transaction.objectStore('oobCodes').add({ code, type, uid, expiresAt: now + lifetime }),
    transaction
      .objectStore('mails')
      .add({ to: email, subject, body: `${greeting}\n\n${body}`, sentAt: now, type, code, read: false }),
    transaction.done,
  ]);
  announce('mails');
}

/**
 * Uses up a code and gives the account it was for. Throws INVALID_OOB_CODE (unknown, used or of another kind),
 * EXPIRED_OOB_CODE, USER_NOT_FOUND or USER_DISABLED.
 */
async function spendCode(code = '', type: OobType): Promise<Account> {
  const db = await openDb();
  const found = await db.get('oobCodes', code);
  if (found?.type !== type) throw identityError('INVALID_OOB_CODE');
  if (found.expiresAt <= Date.now()) throw identityError('EXPIRED_OOB_CODE');
  const account = await enabledAccount(found.uid);
  await db.delete('oobCodes', found.code);
  return account;
}

async function endSessions(uid: string): Promise<void> {
  const db = await openDb();
  const keys = await db.getAllKeysFromIndex('sessions', 'byUid', uid);
  await Promise.all(keys.map((key) => db.delete('sessions', key)));
}
