import { signingSecret } from '../store/settings';
import { fromBase64Url, randomBase64Url, toBase64Url } from './base64url';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** Signs claims with this browser's secret: three parts, the first of which begins with 'eyJ'. */
export async function signJwt(claims: object): Promise<string> {
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(algorithm, await key(), new TextEncoder().encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a token of this browser; null when its signature is not ours, or it is no token at all. */
export async function verifyJwt(token: string): Promise<unknown> {
  const [header, claims, signature, ...more] = token.split('.');
  if (!header || !claims || !signature || more.length > 0) return null;
  try {
    const signed = new TextEncoder().encode(`${header}.${claims}`);
    const genuine = await crypto.subtle.verify(algorithm, await key(), fromBase64Url(signature), signed);
    return genuine ? readJwt(token) : null;
  } catch {
    return null;
  }
}

/** The claims of any token, unverified. Throws when they cannot be read. */
export function readJwt(token: string): unknown {
  return JSON.parse(new TextDecoder().decode(fromBase64Url(token.split('.')[1] ?? '')));
}

/** A token nobody signed, as an identity provider of local mode hands over. */
export function unsignedJwt(claims: object): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

const part = (content: object) => toBase64Url(JSON.stringify(content));

async function key(): Promise<CryptoKey> {
  const secret = await signingSecret(() => randomBase64Url(32));
  return crypto.subtle.importKey('raw', fromBase64Url(secret), algorithm, false, ['sign', 'verify']);
}
