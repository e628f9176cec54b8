import { ApiError } from '@/api/apiError';
import type { GetIdToken } from '@/api/idTokens';
import { type AuthClient, AuthError } from '@/auth/authClient';

/** The api's source of identity tokens, in the api's own errors: neither room knows the other. */
export function idTokenSource(client: AuthClient): GetIdToken {
  return async () => {
    try {
      return await client.getIdToken();
    } catch (cause) {
      if (!(cause instanceof AuthError) || cause.kind === 'network') throw cause;
      throw new ApiError('auth', cause.kind === 'token' ? cause.message : 'User not authenticated', {
        cause,
      });
    }
  };
}
