import { Refusal } from '../http/refusal';
import { accountOfIdToken } from '../identity/tokens';
import type { Account } from '../store/tables';

/** The account whose token a request carries; null when it carries none. Throws a Refusal (401) for a bad token. */
export async function bearerOf(request: Request): Promise<Account | null> {
  const header = request.headers.get('Authorization');
  if (header === null) return null;
  const [scheme, token] = header.split(' ');
  if (scheme !== 'Bearer' || !token) throw new Refusal(401, 'Invalid or expired token');
  return accountOfIdToken(token).catch((thrown: unknown) => {
    if (thrown instanceof Refusal) throw new Refusal(401, 'Invalid or expired token');
    throw thrown;
  });
}

/** As `bearerOf`, where a token is required. Throws a Refusal (401) without one. */
export async function requireBearer(request: Request): Promise<Account> {
  const account = await bearerOf(request);
  if (account === null) throw new Refusal(401, 'No token provided');
  return account;
}

/** As `requireBearer`, for what belongs to one user. Throws a Refusal (403) for somebody else. */
export async function requireOwner(request: Request, uid: string): Promise<Account> {
  const account = await requireBearer(request);
  if (account.uid !== uid) throw new Refusal(403, 'This belongs to another user');
  return account;
}
