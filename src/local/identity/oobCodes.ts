import { brand } from '@/config/brand';
import { notifyChange } from '../store/changes';
import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import type { Account, OobType } from '../store/tables';
import { findAccountByEmail, hashPassword, normalizeEmail, updateAccount } from './accounts';
import { type IdentityRequest, identityError } from './identityToolkit';
import { getAccountByIdToken, getEnabledAccount, randomBase64Url } from './tokens';

const hourMs = 60 * 60_000;

const mailTemplates: Record<OobType, { lifetimeMs: number; subject: string; body: string }> = {
  VERIFY_EMAIL: {
    lifetimeMs: 72 * hourMs,
    subject: `Verify your email for ${brand.name}`,
    body: 'Follow the link to verify your email address. If you did not ask for this, ignore this mail.',
  },
  PASSWORD_RESET: {
    lifetimeMs: hourMs,
    subject: `Reset your password for ${brand.name}`,
    body: 'Follow the link to choose a new password. If you did not ask for this, ignore this mail.',
  },
};

/**
 * accounts:sendOobCode: mails a verification link to a signed-in account, or a reset link to an e-mail. Throws
 * EMAIL_NOT_FOUND (unless e-mail enumeration protection is on), MISSING_EMAIL, INVALID_EMAIL, or as
 * `getAccountByIdToken` does.
 */
export async function sendOobCode({ requestType, idToken = '', email }: IdentityRequest): Promise<object> {
  if (requestType === 'VERIFY_EMAIL') {
    const account = await getAccountByIdToken(idToken);
    await sendOobCodeMail(account, 'VERIFY_EMAIL');
    return { email: account.email };
  }
  const normalizedEmail = normalizeEmail(email);
  const account = await findAccountByEmail(normalizedEmail);
  if (account) await sendOobCodeMail(account, 'PASSWORD_RESET');
  else if (!(await readSetting('emailEnumerationProtection'))) throw identityError('EMAIL_NOT_FOUND');
  return { email: normalizedEmail };
}

/** accounts:update with an oobCode: marks the e-mail as verified. Throws as `consumeOobCode` does. */
export async function verifyEmail({ oobCode }: IdentityRequest): Promise<object> {
  const { uid, email } = await updateAccount(await consumeOobCode(oobCode, 'VERIFY_EMAIL'), {
    emailVerified: true,
  });
  return { localId: uid, email, emailVerified: true };
}

/**
 * accounts:resetPassword: sets a new password, marks the e-mail as verified and ends every session. Throws as
 * `hashPassword` and `consumeOobCode` do. An invalid password does not use up the code.
 */
export async function resetPassword({ oobCode, newPassword }: IdentityRequest): Promise<object> {
  const password = await hashPassword(newPassword);
  const account = await consumeOobCode(oobCode, 'PASSWORD_RESET');
  await updateAccount(account, { password, emailVerified: true, validSince: Date.now(), failedAt: [] });
  await deleteSessions(account.uid);
  return { email: account.email, requestType: 'PASSWORD_RESET' };
}

async function sendOobCodeMail({ uid, email, displayName }: Account, type: OobType): Promise<void> {
  const { lifetimeMs, subject, body } = mailTemplates[type];
  const now = Date.now();
  const code = randomBase64Url(32);
  const greeting = displayName === '' ? 'Hello,' : `Hello ${displayName},`;
  const transaction = (await openDb()).transaction(['oobCodes', 'mails'], 'readwrite');
  await Promise.all([
    transaction.objectStore('oobCodes').add({ code, type, uid, expiresAt: now + lifetimeMs }),
    transaction
      .objectStore('mails')
      .add({ to: email, subject, body: `${greeting}\n\n${body}`, sentAt: now, type, code, read: false }),
    transaction.done,
  ]);
  notifyChange();
}

/**
 * Deletes a code and returns its account. Throws INVALID_OOB_CODE (unknown, used or of another type), EXPIRED_OOB_CODE,
 * USER_NOT_FOUND or USER_DISABLED.
 */
async function consumeOobCode(code = '', type: OobType): Promise<Account> {
  const db = await openDb();
  const oobCode = await db.get('oobCodes', code);
  if (oobCode?.type !== type) throw identityError('INVALID_OOB_CODE');
  if (oobCode.expiresAt <= Date.now()) throw identityError('EXPIRED_OOB_CODE');
  const account = await getEnabledAccount(oobCode.uid);
  await db.delete('oobCodes', oobCode.code);
  return account;
}

async function deleteSessions(uid: string): Promise<void> {
  const db = await openDb();
  const keys = await db.getAllKeysFromIndex('sessions', 'byUid', uid);
  await Promise.all(keys.map((key) => db.delete('sessions', key)));
}
