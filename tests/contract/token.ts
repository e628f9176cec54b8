import { readField } from './findings';

/** Returns a token's claims, unverified; null if it is unreadable. */
export function decodeClaims(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}

/** Returns a token's user id. Throws if it has none. */
export function readUserId(token: string): string {
  const claims = decodeClaims(token);
  const uid = readField(claims, 'user_id') ?? readField(claims, 'sub');
  if (typeof uid !== 'string' || uid === '') throw new Error('The token names no user: give --uid.');
  return uid;
}

/** Returns the token with another signature; for an unsigned token, one without a user. */
export function tamperedToken(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return `${header}.${Buffer.from('{"sub":"nobody"}').toString('base64url')}.`;
  return `${header}.${claims}.${Array.from(signature).reverse().join('')}`;
}
