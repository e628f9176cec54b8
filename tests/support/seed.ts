import { createAccount, hashPassword } from '@/local/identity/accounts';
import { openDb } from '@/local/store/db';
import type { Account, ProfileRow, RecipeRow } from '@/local/store/tables';

/** An account to store; verified by default. */
export interface AccountSeed
  extends Partial<Pick<Account, 'uid' | 'displayName' | 'emailVerified' | 'disabled'>> {
  email: string;
  password?: string;
  profile?: Omit<ProfileRow, 'firebaseId' | 'profileCompleted'>;
}

export async function seedAccount({ email, password, profile, ...details }: AccountSeed): Promise<Account> {
  const account = await createAccount({
    emailVerified: true,
    ...details,
    email: email.toLowerCase(),
    password: password === undefined ? null : await hashPassword(password),
  });
  if (profile) {
    const row: ProfileRow = { ...profile, email, firebaseId: account.uid, profileCompleted: true };
    await (await openDb()).put('profiles', row);
  }
  return account;
}

/** Stores recipes in local mode's tables. One with an existing id replaces it. */
export async function seedRecipes(recipes: readonly RecipeRow[]): Promise<void> {
  const db = await openDb();
  await Promise.all(recipes.map((recipe) => db.put('recipes', recipe)));
}
