import { z } from 'zod';
import type { Account } from '../store/tables';
import { createAccount, findAccountByEmail, updateAccount } from './accounts';
import { type IdentityRequest, identityError } from './identityToolkit';
import { createUnsignedJwt, decodeJwt, startSession } from './tokens';

export interface GoogleAccount {
  email: string;
  name: string;
}

/** Returns an unsigned id_token with Google's claims. The user's id at Google, `sub`, is the e-mail here. */
export function createGoogleIdToken({ email, name }: GoogleAccount): string {
  const now = Math.floor(Date.now() / 1000);
  const normalizedEmail = email.trim().toLowerCase();
  return createUnsignedJwt({
    iss: 'https://accounts.google.com',
    aud: 'local',
    sub: normalizedEmail,
    email: normalizedEmail,
    email_verified: true,
    name: name.trim(),
    iat: now,
    exp: now + 60 * 60,
  });
}

const googleClaimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email().transform((email) => email.toLowerCase()),
  name: z.string().default(''),
});
type GoogleClaims = z.output<typeof googleClaimsSchema>;

/** accounts:signInWithIdp, with Google's id_token. Throws INVALID_IDP_RESPONSE or USER_DISABLED. */
export async function signInWithIdp({ postBody }: IdentityRequest): Promise<object> {
  const claims = readGoogleClaims(new URLSearchParams(postBody).get('id_token') ?? '');
  const found = await findAccountByEmail(claims.email);
  if (found?.disabled) throw identityError('USER_DISABLED');
  const account = found ? await linkGoogleAccount(found, claims) : await createAccountFromGoogle(claims);
  return {
    providerId: 'google.com',
    localId: account.uid,
    email: account.email,
    emailVerified: true,
    displayName: account.displayName,
    isNewUser: found === undefined,
    ...(await startSession(account, 'google.com')),
  };
}

function readGoogleClaims(idToken: string): GoogleClaims {
  try {
    return googleClaimsSchema.parse(decodeJwt(idToken));
  } catch {
    throw identityError('INVALID_IDP_RESPONSE : The identity provider sent no usable token');
  }
}

function createAccountFromGoogle({ sub, email, name }: GoogleClaims): Promise<Account> {
  return createAccount({ email, displayName: name, emailVerified: true, googleSub: sub });
}

/**
 * Links a Google account to the account of its e-mail. Like Firebase, deletes the password of an unverified account,
 * because another person may have set it.
 */
function linkGoogleAccount(account: Account, { sub, name }: GoogleClaims): Promise<Account> {
  const now = Date.now();
  return updateAccount(account, {
    googleSub: sub,
    displayName: account.displayName || name,
    lastLoginAt: now,
    emailVerified: true,
    ...(account.emailVerified ? {} : { password: null, validSince: now }),
  });
}
