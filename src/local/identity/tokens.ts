import { z } from 'zod';
import { openDb } from '../store/db';
import type { Account, Session } from '../store/tables';
import { randomBase64Url } from './base64url';
import { identityError } from './errors';
import { signJwt, verifyJwt } from './jwt';

/** The project that local mode's tokens are issued for. */
export const projectId = 'local';

const lifetimeSeconds = 60 * 60;

const claimsOfUse = z.object({ sub: z.string(), iat: z.number(), exp: z.number() });

/** What every successful sign-in answers with. */
export interface IssuedTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

/** An identity token for an account, good for an hour, with Firebase's claims. */
export async function signIdToken(
  account: Account,
  session: Pick<Session, 'provider' | 'authTime'>,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const { uid, email, displayName, emailVerified, googleSub } = account;
  return signJwt({
    ...(displayName === '' ? {} : { name: displayName }),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(session.authTime / 1000),
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + lifetimeSeconds,
    email,
    email_verified: emailVerified,
    firebase: {
      identities: { email: [email], ...(googleSub === null ? {} : { 'google.com': [googleSub] }) },
      sign_in_provider: session.provider,
    },
  });
}

/** Starts a session: an identity token, and an opaque token to renew it with. */
export async function startSession(account: Account, provider: Session['provider']): Promise<IssuedTokens> {
  const session: Session = {
    refreshToken: randomBase64Url(48),
    uid: account.uid,
    provider,
    authTime: Date.now(),
  };
  await (await openDb()).put('sessions', session);
  return issue(account, session);
}

/** Renews a session. Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND or USER_DISABLED. */
export async function renewSession(refreshToken: string): Promise<IssuedTokens & { uid: string }> {
  const db = await openDb();
  const session = await db.get('sessions', refreshToken);
  if (!session) throw identityError('INVALID_REFRESH_TOKEN');
  const account = await db.get('accounts', session.uid);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  if (session.authTime < account.validSince) throw identityError('TOKEN_EXPIRED');
  return { ...(await issue(account, session)), uid: account.uid };
}

async function issue(account: Account, session: Session): Promise<IssuedTokens> {
  const idToken = await signIdToken(account, session);
  return { idToken, refreshToken: session.refreshToken, expiresIn: String(lifetimeSeconds) };
}

/**
 * The account an identity token was issued for. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or
 * USER_DISABLED.
 */
export async function accountOfIdToken(idToken: string): Promise<Account> {
  const claims = claimsOfUse.safeParse(await verifyJwt(idToken));
  if (!claims.success) throw identityError('INVALID_ID_TOKEN');
  const { sub, iat, exp } = claims.data;
  if (exp * 1000 <= Date.now()) throw identityError('TOKEN_EXPIRED');
  const account = await (await openDb()).get('accounts', sub);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  if (iat < Math.floor(account.validSince / 1000)) throw identityError('TOKEN_EXPIRED');
  return account;
}
