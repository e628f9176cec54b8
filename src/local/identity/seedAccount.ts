import { seedDb } from '../store/db';
import type { Account, ProfileRow } from '../store/tables';
import { createAccount } from './accounts';
import { hashPassword } from './passwords';

/** An account to begin with: verified unless told otherwise, and with a profile where one is given. */
export interface AccountSeed
  extends Partial<Pick<Account, 'uid' | 'displayName' | 'emailVerified' | 'googleSub' | 'disabled'>> {
  email: string;
  password?: string;
  profile?: Omit<ProfileRow, 'firebaseId' | 'profileCompleted'>;
}

/** Puts an account, and its profile, into the tables: what a test or a demonstration starts from. */
export async function seedAccount({ email, password, profile, ...details }: AccountSeed): Promise<Account> {
  const account = await createAccount({
    emailVerified: true,
    ...details,
    email: email.toLowerCase(),
    password: password === undefined ? null : await hashPassword(password),
  });
  if (profile) {
    await seedDb({ profiles: [{ ...profile, email, firebaseId: account.uid, profileCompleted: true }] });
  }
  return account;
}
