import { read } from './findings';

/** What a token says, unverified; null where it cannot be read. */
export function decodeClaims(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}

/** The user a token names. Throws where it names none. */
export function userIdOf(token: string): string {
  const claims = decodeClaims(token);
  const uid = read(claims, 'user_id') ?? read(claims, 'sub');
  if (typeof uid !== 'string' || uid === '') throw new Error('The token names no user: give --uid.');
  return uid;
}

/** Returns the token with another signature; for an unsigned token, one without a user. */
export function tamperedToken(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (signature === '') return `${header}.${Buffer.from('{"sub":"nobody"}').toString('base64url')}.`;
  return `${header}.${claims}.${Array.from(signature).reverse().join('')}`;
}
