import { IdTokenError } from '@/lib/idTokenError';

/**
 * The three checks of a fresh identity token (claim 5.21). Throws IdTokenError.
 * The Auth emulator does not sign its tokens: only with it may the third part be empty.
 */
export function checkIdToken(token: string, { unsigned = false } = {}): string {
  if (!token.startsWith('eyJ')) throw invalid('does not start with eyJ');
  const parts = token.split('.');
  if (parts.length !== 3) throw invalid('does not have three parts');
  const mustBeFilled = unsigned ? parts.slice(0, 2) : parts;
  if (mustBeFilled.includes('')) throw invalid('empty parts');
  return token;
}

function invalid(what: string): IdTokenError {
  return new IdTokenError(`Invalid token format - ${what}`);
}
