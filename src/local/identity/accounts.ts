import { z } from 'zod';
import { openDb } from '../store/db';
import type { Account } from '../store/tables';
import { randomBase64Url } from './base64url';
import { identityError } from './errors';
import { hashPassword } from './passwords';

const shortestPassword = 6;
const emailAddress = z.email();

/** The form in which an address is kept and compared. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function normaliseEmail(email: string | undefined): string {
  if (!email) throw identityError('MISSING_EMAIL');
  const result = emailAddress.safeParse(email.trim().toLowerCase());
  if (!result.success) throw identityError('INVALID_EMAIL');
  return result.data;
}

/** Hashes a new password. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export async function acceptPassword(password: string | undefined): Promise<Account['password']> {
  if (!password) throw identityError('MISSING_PASSWORD');
  if (password.length < shortestPassword) {
    throw identityError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  return hashPassword(password);
}

/** The account of an address, in whatever letter case. */
export async function findAccount(email: string): Promise<Account | undefined> {
  return (await openDb()).getFromIndex('accounts', 'byEmail', email.toLowerCase());
}

/** Keeps a new account. Throws EMAIL_EXISTS. */
export async function createAccount(
  details: Pick<Account, 'email'> & Partial<Omit<Account, 'email'>>,
): Promise<Account> {
  const now = Date.now();
  const account: Account = {
    uid: newUid(),
    displayName: '',
    emailVerified: false,
    password: null,
    googleSub: null,
    disabled: false,
    createdAt: now,
    lastLoginAt: now,
    validSince: 0,
    failedAt: [],
    ...details,
  };
  if (await findAccount(account.email)) throw identityError('EMAIL_EXISTS');
  await (await openDb()).add('accounts', account);
  return account;
}

/** Changes an account. Gives it back as it now is. */
export async function updateAccount(account: Account, changes: Partial<Account>): Promise<Account> {
  const changed = { ...account, ...changes };
  await (await openDb()).put('accounts', changed);
  return changed;
}

/** Removes an account with its sessions and codes. What the backend stored for it stays, as with Firebase. */
export async function removeAccount({ uid }: Account): Promise<void> {
  const transaction = (await openDb()).transaction(['accounts', 'sessions', 'oobCodes'], 'readwrite');
  const sessions = transaction.objectStore('sessions');
  const codes = transaction.objectStore('oobCodes');
  const [sessionKeys, codeKeys] = await Promise.all([
    sessions.index('byUid').getAllKeys(uid),
    codes.index('byUid').getAllKeys(uid),
  ]);
  await Promise.all([
    transaction.objectStore('accounts').delete(uid),
    ...sessionKeys.map((key) => sessions.delete(key)),
    ...codeKeys.map((key) => codes.delete(key)),
    transaction.done,
  ]);
}

/** 28 letters and digits, as Firebase's are. */
function newUid(): string {
  return randomBase64Url(40).replace(/[-_]/g, '').slice(0, 28).padEnd(28, '0');
}
