import { z } from 'zod';
import { minPasswordLength } from '@/config/passwordLength';
import { openDb } from '../store/db';
import type { Account, PasswordHash } from '../store/tables';
import { identityError } from './identityToolkit';
import { fromBase64Url, randomBase64Url, toBase64Url } from './tokens';

const hashIterations = 120_000;
const emailSchema = z.email();

/** Returns the e-mail in the form in which it is stored. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function normalizeEmail(email: string | undefined): string {
  if (!email) throw identityError('MISSING_EMAIL');
  const result = emailSchema.safeParse(email.trim().toLowerCase());
  if (!result.success) throw identityError('INVALID_EMAIL');
  return result.data;
}

/** Returns the account of an e-mail, ignoring letter case. */
export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  return (await openDb()).getFromIndex('accounts', 'byEmail', email.toLowerCase());
}

/** Stores a new account. Throws EMAIL_EXISTS. */
export async function createAccount(
  details: Pick<Account, 'email'> & Partial<Omit<Account, 'email'>>,
): Promise<Account> {
  const now = Date.now();
  const account: Account = {
    uid: createUid(),
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
  if (await findAccountByEmail(account.email)) throw identityError('EMAIL_EXISTS');
  await (await openDb()).add('accounts', account);
  return account;
}

/** Returns 28 letters and digits, as Firebase's uids. */
function createUid(): string {
  return randomBase64Url(40).replace(/[-_]/g, '').slice(0, 28).padEnd(28, '0');
}

export async function updateAccount(account: Account, changes: Partial<Account>): Promise<Account> {
  const changed = { ...account, ...changes };
  await (await openDb()).put('accounts', changed);
  return changed;
}

/** Returns the salted hash of a new password. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export async function hashPassword(password: string | undefined): Promise<PasswordHash> {
  if (!password) throw identityError('MISSING_PASSWORD');
  if (password.length < minPasswordLength) {
    throw identityError(`WEAK_PASSWORD : Password should be at least ${minPasswordLength} characters`);
  }
  const salt = randomBase64Url(16);
  return { salt, iterations: hashIterations, hash: await derivePasswordHash(password, salt, hashIterations) };
}

export async function isCorrectPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await derivePasswordHash(password, stored.salt, stored.iterations)) === stored.hash;
}

async function derivePasswordHash(password: string, salt: string, iterations: number): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations };
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, 256)));
}
