import { IdTokenError } from '@/lib/idTokenError';

/**
 * Returns the token if it passes the three checks of claim 5.21, else throws IdTokenError. The Auth emulator's tokens
 * are unsigned: only there may the third part be empty.
 */
export function checkIdToken(token: string, { unsigned = false } = {}): string {
  if (!token.startsWith('eyJ')) throw invalid('does not start with eyJ');
  const parts = token.split('.');
  if (parts.length !== 3) throw invalid('does not have three parts');
  const requiredParts = unsigned ? parts.slice(0, 2) : parts;
  if (requiredParts.includes('')) throw invalid('empty parts');
  return token;
}

function invalid(what: string): IdTokenError {
  return new IdTokenError(`Invalid token format - ${what}`);
}
