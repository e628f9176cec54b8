import { brand } from '@/config/brand';
import { notifyChange } from '../store/changes';
import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import type { Account, OobType } from '../store/tables';
import { findAccountByEmail, hashPassword, normaliseEmail, updateAccount } from './accounts';
import { type IdentityRequest, identityError } from './identityToolkit';
import { getAccountByIdToken, getEnabledAccount, randomBase64Url } from './tokens';

const hour = 60 * 60_000;

const mailTemplates: Record<OobType, { lifetime: number; subject: string; body: string }> = {
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
 * `getAccountByIdToken` does.
 */
export async function sendOobCode({ requestType, idToken = '', email }: IdentityRequest): Promise<object> {
  if (requestType === 'VERIFY_EMAIL') {
    const account = await getAccountByIdToken(idToken);
    await sendCodeMail(account, 'VERIFY_EMAIL');
    return { email: account.email };
  }
  const address = normaliseEmail(email);
  const account = await findAccountByEmail(address);
  if (account) await sendCodeMail(account, 'PASSWORD_RESET');
  else if (!(await readSetting('emailEnumerationProtection'))) throw identityError('EMAIL_NOT_FOUND');
  return { email: address };
}

/** accounts:update with a mailed code: the address is verified from then on. Throws as `redeemCode` does. */
export async function verifyEmail({ oobCode }: IdentityRequest): Promise<object> {
  const { uid, email } = await updateAccount(await redeemCode(oobCode, 'VERIFY_EMAIL'), {
    emailVerified: true,
  });
  return { localId: uid, email, emailVerified: true };
}

/**
 * accounts:resetPassword: sets a new password, which also proves the address and ends every session. Throws as
 * `hashPassword` and `redeemCode` do; a password that is refused leaves the code good.
 */
export async function resetPassword({ oobCode, newPassword }: IdentityRequest): Promise<object> {
  const password = await hashPassword(newPassword);
  const account = await redeemCode(oobCode, 'PASSWORD_RESET');
  await updateAccount(account, { password, emailVerified: true, validSince: Date.now(), failedAt: [] });
  await endSessions(account.uid);
  return { email: account.email, requestType: 'PASSWORD_RESET' };
}

/** Mails an account a code. The mail lands in the inbox of local mode. */
async function sendCodeMail({ uid, email, displayName }: Account, type: OobType): Promise<void> {
  const { lifetime, subject, body } = mailTemplates[type];
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
  notifyChange('mails');
}

/**
 * Uses up a code and gives the account it was for. Throws INVALID_OOB_CODE (unknown, used or of another kind),
 * EXPIRED_OOB_CODE, USER_NOT_FOUND or USER_DISABLED.
 */
async function redeemCode(code = '', type: OobType): Promise<Account> {
  const db = await openDb();
  const found = await db.get('oobCodes', code);
  if (found?.type !== type) throw identityError('INVALID_OOB_CODE');
  if (found.expiresAt <= Date.now()) throw identityError('EXPIRED_OOB_CODE');
  const account = await getEnabledAccount(found.uid);
  await db.delete('oobCodes', found.code);
  return account;
}

async function endSessions(uid: string): Promise<void> {
  const db = await openDb();
  const keys = await db.getAllKeysFromIndex('sessions', 'byUid', uid);
  await Promise.all(keys.map((key) => db.delete('sessions', key)));
}
