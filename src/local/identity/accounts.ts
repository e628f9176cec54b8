import { z } from 'zod';
import { openDb } from '../store/db';
import type { Account, PasswordHash } from '../store/tables';
import { identityError } from './identityToolkit';
import { fromBase64Url, randomBase64Url, toBase64Url } from './tokens';

const shortestPassword = 6;
const hashIterations = 120_000;
const emailAddress = z.email();

/** The form in which an address is kept and compared. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function normaliseEmail(email: string | undefined): string {
  if (!email) throw identityError('MISSING_EMAIL');
  const result = emailAddress.safeParse(email.trim().toLowerCase());
  if (!result.success) throw identityError('INVALID_EMAIL');
  return result.data;
}

/** The account of an address, in whatever letter case. */
export async function findAccountByEmail(email: string): Promise<Account | undefined> {
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
  if (await findAccountByEmail(account.email)) throw identityError('EMAIL_EXISTS');
  await (await openDb()).add('accounts', account);
  return account;
}

/** 28 letters and digits, as Firebase's are. */
function newUid(): string {
  return randomBase64Url(40).replace(/[-_]/g, '').slice(0, 28).padEnd(28, '0');
}

/** Changes an account. Gives it back as it now is. */
export async function updateAccount(account: Account, changes: Partial<Account>): Promise<Account> {
  const changed = { ...account, ...changes };
  await (await openDb()).put('accounts', changed);
  return changed;
}

/** Makes of a new password what may be kept. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export async function hashPassword(password: string | undefined): Promise<PasswordHash> {
  if (!password) throw identityError('MISSING_PASSWORD');
  if (password.length < shortestPassword) {
    throw identityError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  const salt = randomBase64Url(16);
  return { salt, iterations: hashIterations, hash: await derive(password, salt, hashIterations) };
}

/** Whether a password is the one that was accepted. */
export async function isCorrectPassword(password: string, kept: PasswordHash): Promise<boolean> {
  return (await derive(password, kept.salt, kept.iterations)) === kept.hash;
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations };
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, 256)));
}
