import type { Account } from '../store/tables';
import { acceptPassword, findAccount, normaliseEmail, removeAccount, updateAccount } from './accounts';
import { identityError } from './errors';
import type { IdentityRequest } from './identityRequest';
import { spendCode } from './oobCodes';
import { accountOfIdToken, startSession } from './tokens';

/** accounts:lookup. Throws as `accountOfIdToken` does. */
export async function lookup({ idToken = '' }: IdentityRequest): Promise<object> {
  const account = await accountOfIdToken(idToken);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.uid,
        email: account.email,
        emailVerified: account.emailVerified,
        ...(account.displayName === '' ? {} : { displayName: account.displayName }),
        providerUserInfo: providersOf(account),
        validSince: String(Math.floor(account.validSince / 1000)),
        lastLoginAt: String(account.lastLoginAt),
        createdAt: String(account.createdAt),
      },
    ],
  };
}

/**
 * accounts:update: verifies an address by a mailed code, or changes a signed-in account. Throws as `spendCode`,
 * `accountOfIdToken` and `acceptPassword` do, or EMAIL_EXISTS.
 */
export async function update(request: IdentityRequest): Promise<object> {
  if (request.oobCode !== undefined) {
    const account = await spendCode(request.oobCode, 'VERIFY_EMAIL');
    return changed(await updateAccount(account, { emailVerified: true }));
  }
  const { idToken = '', displayName, email, password } = request;
  const account = await accountOfIdToken(idToken);
  const after = await updateAccount(account, {
    ...(displayName === undefined ? {} : { displayName }),
    ...(email === undefined ? {} : await newEmail(account, email)),
    ...(password === undefined ? {} : { password: await acceptPassword(password), validSince: Date.now() }),
  });
  return { ...changed(after), ...(await startSession(after, 'password')) };
}

/** accounts:delete. Throws as `accountOfIdToken` does. */
export async function deleteAccount({ idToken = '' }: IdentityRequest): Promise<object> {
  await removeAccount(await accountOfIdToken(idToken));
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

function changed(account: Account): object {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    providerUserInfo: providersOf(account),
  };
}

async function newEmail(account: Account, wanted: string): Promise<Partial<Account>> {
  const email = normaliseEmail(wanted);
  if (email === account.email) return {};
  if (await findAccount(email)) throw identityError('EMAIL_EXISTS');
  return { email, emailVerified: false };
}

function providersOf({ email, displayName, password, googleSub }: Account): object[] {
  return [
    ...(password === null ? [] : [{ providerId: 'password', federatedId: email, rawId: email, email }]),
    ...(googleSub === null
      ? []
      : [
          {
            providerId: 'google.com',
            federatedId: `https://accounts.google.com/${googleSub}`,
            rawId: googleSub,
            email,
            displayName,
          },
        ]),
  ];
}
