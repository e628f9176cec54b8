import { z } from 'zod';
import { openDb } from '../store/db';
import type { Account } from '../store/tables';
import { createAccount, findAccount, updateAccount } from './accounts';
import { identityError } from './errors';
import type { IdentityRequest } from './identityRequest';
import { readJwt } from './jwt';
import { startSession } from './tokens';

const googleClaims = z.object({
  sub: z.string().min(1),
  email: z.email().transform((email) => email.toLowerCase()),
  name: z.string().default(''),
});
type GoogleClaims = z.output<typeof googleClaims>;

/** accounts:signInWithIdp, with Google's id_token. Throws INVALID_IDP_RESPONSE, OPERATION_NOT_ALLOWED or USER_DISABLED. */
export async function signInWithIdp({ postBody }: IdentityRequest): Promise<object> {
  const form = new URLSearchParams(postBody);
  if (form.get('providerId') !== 'google.com') throw identityError('OPERATION_NOT_ALLOWED');
  const oauthIdToken = form.get('id_token') ?? '';
  const google = claimsOf(oauthIdToken);
  const known = await accountOf(google);
  if (known?.disabled) throw identityError('USER_DISABLED');
  const account = known ? await link(known, google) : await join(google);
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${google.sub}`,
    localId: account.uid,
    email: account.email,
    emailVerified: true,
    fullName: google.name,
    displayName: account.displayName,
    oauthIdToken,
    rawUserInfo: JSON.stringify({
      id: google.sub,
      email: google.email,
      name: google.name,
      verified_email: true,
    }),
    isNewUser: known === undefined,
    ...(await startSession(account, 'google.com')),
  };
}

function claimsOf(idToken: string): GoogleClaims {
  try {
    return googleClaims.parse(readJwt(idToken));
  } catch {
    throw identityError('INVALID_IDP_RESPONSE : The identity provider sent no usable token');
  }
}

async function accountOf({ sub, email }: GoogleClaims): Promise<Account | undefined> {
  const accounts = await (await openDb()).getAll('accounts');
  return accounts.find(({ googleSub }) => googleSub === sub) ?? (await findAccount(email));
}

function join({ sub, email, name }: GoogleClaims): Promise<Account> {
  return createAccount({ email, displayName: name, emailVerified: true, googleSub: sub });
}

/**
 * One account an address. A password set before the address was verified may be a stranger's: as with Firebase, it
 * ends with Google's word for who owns the address.
 */
function link(account: Account, { sub, name }: GoogleClaims): Promise<Account> {
  const now = Date.now();
  return updateAccount(account, {
    googleSub: sub,
    displayName: account.displayName || name,
    lastLoginAt: now,
    emailVerified: true,
    ...(account.emailVerified ? {} : { password: null, validSince: now }),
  });
}
