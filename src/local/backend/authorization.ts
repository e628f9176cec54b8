import { HttpError } from '../http/httpError';
import { getAccountByIdToken } from '../identity/tokens';
import type { Account } from '../store/tables';

/** Returns the account of the request's bearer token; null without a token. Throws HttpError 401 for an invalid one. */
export async function findAccountByToken(request: Request): Promise<Account | null> {
  const header = request.headers.get('Authorization');
  if (header === null) return null;
  const [scheme, token] = header.split(' ');
  if (scheme !== 'Bearer' || !token) throw new HttpError(401, 'Invalid or expired token');
  return getAccountByIdToken(token).catch((thrown: unknown) => {
    if (thrown instanceof HttpError) throw new HttpError(401, 'Invalid or expired token');
    throw thrown;
  });
}

/** Returns the account of the request's bearer token. Throws HttpError 401 without a valid one. */
export async function requireAccount(request: Request): Promise<Account> {
  const account = await findAccountByToken(request);
  if (account === null) throw new HttpError(401, 'No token provided');
  return account;
}

/** Returns the account of the request's bearer token. Throws HttpError 401 without a valid one, 403 for another user's. */
export async function requireOwner(request: Request, uid: string): Promise<Account> {
  const account = await requireAccount(request);
  if (account.uid !== uid) throw new HttpError(403, 'This belongs to another user');
  return account;
}
