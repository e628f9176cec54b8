import { z } from 'zod';
import { openDb } from '../store/db';
import { readSetting, updateSetting } from '../store/settings';
import type { Account, SessionRow } from '../store/tables';
import { identityError } from './identityToolkit';

/** The Firebase project of local mode's tokens. */
export const projectId = 'local';

const lifetimeSeconds = 60 * 60;

/** Stores a session and returns an ID token and an opaque refresh token. */
export async function startSession(account: Account, provider: SessionRow['provider']) {
  const session: SessionRow = {
    refreshToken: randomBase64Url(48),
    uid: account.uid,
    provider,
    authTime: Date.now(),
  };
  await (await openDb()).put('sessions', session);
  return issueTokens(account, session);
}

/** Returns new tokens for a session. Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED. */
export async function refreshSession(refreshToken: string) {
  const session = await (await openDb()).get('sessions', refreshToken);
  if (!session) throw identityError('INVALID_REFRESH_TOKEN');
  const account = await getEnabledAccount(session.uid);
  if (session.authTime < account.validSince) throw identityError('TOKEN_EXPIRED');
  return { ...(await issueTokens(account, session)), uid: account.uid };
}

async function issueTokens(account: Account, session: SessionRow) {
  const idToken = await signIdToken(account, session);
  // In seconds, as text.
  return { idToken, refreshToken: session.refreshToken, expiresIn: String(lifetimeSeconds) };
}

/** Returns an ID token with Firebase's claims, valid for an hour. */
export function signIdToken(
  account: Account,
  session: Pick<SessionRow, 'provider' | 'authTime'>,
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

const claimsSchema = z.object({ sub: z.string(), iat: z.number(), exp: z.number() });

/** Returns the account of an ID token. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
export async function getAccountByIdToken(idToken: string): Promise<Account> {
  const claims = claimsSchema.safeParse(await verifyClaims(idToken));
  if (!claims.success) throw identityError('INVALID_ID_TOKEN');
  const { sub, iat, exp } = claims.data;
  if (exp * 1000 <= Date.now()) throw identityError('TOKEN_EXPIRED');
  const account = await getEnabledAccount(sub);
  if (iat < Math.floor(account.validSince / 1000)) throw identityError('TOKEN_EXPIRED');
  return account;
}

/** Returns an account by its uid. Throws USER_NOT_FOUND or USER_DISABLED. */
export async function getEnabledAccount(uid: string): Promise<Account> {
  const account = await (await openDb()).get('accounts', uid);
  if (!account) throw identityError('USER_NOT_FOUND');
  if (account.disabled) throw identityError('USER_DISABLED');
  return account;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

async function signJwt(claims: object): Promise<string> {
  const data = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  const signature = await crypto.subtle.sign(algorithm, await importKey(), new TextEncoder().encode(data));
  return `${data}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Returns a token's claims; null if the token is malformed or its signature is invalid. */
async function verifyClaims(token: string): Promise<unknown> {
  const [header, claims, signature, ...more] = token.split('.');
  if (!header || !claims || !signature || more.length > 0) return null;
  try {
    const signed = new TextEncoder().encode(`${header}.${claims}`);
    const isValid = await crypto.subtle.verify(
      algorithm,
      await importKey(),
      fromBase64Url(signature),
      signed,
    );
    return isValid ? decodeJwt(token) : null;
  } catch {
    return null;
  }
}

async function importKey(): Promise<CryptoKey> {
  const create = () => updateSetting('signingSecret', (stored) => stored || randomBase64Url(32));
  const secret = (await readSetting('signingSecret')) || (await create()).after;
  return crypto.subtle.importKey('raw', fromBase64Url(secret), algorithm, false, ['sign', 'verify']);
}

/** Returns a token's claims without verifying it. Throws if it is malformed. */
export function decodeJwt(token: string): unknown {
  return JSON.parse(new TextDecoder().decode(fromBase64Url(token.split('.')[1] ?? '')));
}

/** Returns an unsigned JWT, as the fake Google account chooser issues them. */
export function createUnsignedJwt(claims: object): string {
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;
}

const encodePart = (content: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(content)));

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url. Throws if the text is invalid. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function randomBase64Url(byteCount: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(byteCount)));
}
