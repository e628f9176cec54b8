import { IdTokenError } from '@/lib/idTokenError';

/**
 * Returns the token if it passes the three checks of claim 5.21, else throws IdTokenError. The Auth emulator's tokens
 * are unsigned: only there may the third part be empty.
 */
export function checkIdToken(token: string, { isUnsigned = false } = {}): string {
  if (!token.startsWith('eyJ')) throw createFormatError('does not start with eyJ');
  const parts = token.split('.');
  if (parts.length !== 3) throw createFormatError('does not have three parts');
  const requiredParts = isUnsigned ? parts.slice(0, 2) : parts;
  if (requiredParts.includes('')) throw createFormatError('empty parts');
  return token;
}

function createFormatError(reason: string): IdTokenError {
  return new IdTokenError(`Invalid token format - ${reason}`);
}
