import { HttpError } from '../http/httpError';
import { getAccountByIdToken } from '../identity/tokens';
import type { Account } from '../store/tables';

/** The account whose token a request carries; null when it carries none. Throws a HttpError (401) for a bad token. */
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

/** As `findAccountByToken`, where a token is required. Throws a HttpError (401) without one. */
export async function requireAccount(request: Request): Promise<Account> {
  const account = await findAccountByToken(request);
  if (account === null) throw new HttpError(401, 'No token provided');
  return account;
}

/** As `requireAccount`, for what belongs to one user. Throws a HttpError (403) for somebody else. */
export async function requireOwner(request: Request, uid: string): Promise<Account> {
  const account = await requireAccount(request);
  if (account.uid !== uid) throw new HttpError(403, 'This belongs to another user');
  return account;
}
