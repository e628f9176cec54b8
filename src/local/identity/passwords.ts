import type { PasswordHash } from '../store/tables';
import { fromBase64Url, randomBase64Url, toBase64Url } from './base64url';

const iterations = 120_000;

/** Makes of a password what may be kept: PBKDF2 with a salt of its own. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBase64Url(16);
  return { salt, iterations, hash: await derive(password, salt, iterations) };
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, kept: PasswordHash): Promise<boolean> {
  return (await derive(password, kept.salt, kept.iterations)) === kept.hash;
}

async function derive(password: string, salt: string, rounds: number): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations: rounds };
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, 256)));
}
