import { brand } from '@/config/brand';
import { announce } from '../store/changes';
import { openDb } from '../store/db';
import type { Account, OobCode, OobType } from '../store/tables';
import { randomBase64Url } from './base64url';
import { identityError } from './errors';

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

/** Mails an account a code. The mail lands in the inbox of local mode. */
export async function mailCode({ uid, email, displayName }: Account, type: OobType): Promise<void> {
  const { lifetime, subject, body } = letters[type];
  const now = Date.now();
  const code = randomBase64Url(32);
  const greeting = displayName === '' ? 'Hello,' : `Hello ${displayName},`;
  const transaction = (await openDb()).transaction(['oobCodes', 'mails'], 'readwrite');
  await Promise.all([
    transaction.objectStore('oobCodes').add({ code, type, uid, email, expiresAt: now + lifetime }),
    transaction
      .objectStore('mails')
      .add({ to: email, subject, body: `${greeting}\n\n${body}`, sentAt: now, type, code, read: false }),
    transaction.done,
  ]);
  announce('mails');
}

/** A code that is still good. Throws MISSING_OOB_CODE, INVALID_OOB_CODE (unknown or used) or EXPIRED_OOB_CODE. */
export async function readCode(code: string | undefined, type?: OobType): Promise<OobCode> {
  if (!code) throw identityError('MISSING_OOB_CODE');
  const found = await (await openDb()).get('oobCodes', code);
  if (!found || (type !== undefined && found.type !== type)) throw identityError('INVALID_OOB_CODE');
  if (found.expiresAt <= Date.now()) throw identityError('EXPIRED_OOB_CODE');
  return found;
}

/** Uses up a code and gives the account it was for. Throws as `readCode` does, or USER_NOT_FOUND. */
export async function spendCode(code: string | undefined, type: OobType): Promise<Account> {
  const found = await readCode(code, type);
  const db = await openDb();
  const account = await db.get('accounts', found.uid);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  await db.delete('oobCodes', found.code);
  return account;
}
