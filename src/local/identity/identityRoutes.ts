import { HttpResponse } from 'msw';
import { readJsonBody } from '../http/httpError';
import type { Route, RouteInfo } from '../http/route';
import type { Account } from '../store/tables';
import { signInWithIdp } from './googleSignIn';
import {
  type IdentityRequest,
  identityError,
  identityRequestSchema,
  identityToolkitUrl,
  secureTokenUrl,
  toGoogleErrorResponse,
} from './identityToolkit';
import { resetPassword, sendOobCode, verifyEmail } from './oobCodes';
import { signInWithPassword, signUp } from './passwordSignIn';
import { getAccountByIdToken, projectId, refreshSession } from './tokens';

/** The Identity Toolkit calls that the Firebase SDK makes, by name. */
const identityCalls: Record<string, (request: IdentityRequest) => Promise<object>> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:lookup': lookupAccount,
  'accounts:update': verifyEmail,
  'accounts:sendOobCode': sendOobCode,
  'accounts:resetPassword': resetPassword,
};

export function identityRoutes(): Route[] {
  const toErrorResponse = toGoogleErrorResponse;
  return [
    {
      call: 'identity',
      method: 'POST',
      // MSW reads a colon as a parameter, so 'accounts:signUp' is matched by one parameter.
      url: `${identityToolkitUrl}/v1/:name`,
      toErrorResponse,
      respond: async ({ request, params }) => {
        const call = identityCalls[String(params.name)];
        if (!call) throw identityError('OPERATION_NOT_ALLOWED');
        return HttpResponse.json(await call(await readJsonBody(request, identityRequestSchema)));
      },
    },
    {
      // Firebase requests this before it opens Google's popup.
      call: 'identity',
      method: 'GET',
      url: `${identityToolkitUrl}/v1/projects`,
      toErrorResponse,
      respond: async () => HttpResponse.json({ projectId, authorizedDomains: ['localhost', '127.0.0.1'] }),
    },
    { call: 'token', method: 'POST', url: `${secureTokenUrl}/v1/token`, toErrorResponse, respond: refresh },
  ];
}

/** accounts:lookup. Throws as `getAccountByIdToken` does. */
async function lookupAccount({ idToken = '' }: IdentityRequest): Promise<object> {
  const account = await getAccountByIdToken(idToken);
  const { uid, email, emailVerified, displayName, lastLoginAt, createdAt } = account;
  return {
    users: [
      {
        localId: uid,
        email,
        emailVerified,
        ...(displayName === '' ? {} : { displayName }),
        providerUserInfo: providerUserInfo(account),
        lastLoginAt: String(lastLoginAt),
        createdAt: String(createdAt),
      },
    ],
  };
}

function providerUserInfo({ email, displayName, password, googleSub }: Account): object[] {
  return [
    ...(password === null ? [] : [{ providerId: 'password', rawId: email, email }]),
    ...(googleSub === null ? [] : [{ providerId: 'google.com', rawId: googleSub, email, displayName }]),
  ];
}

async function refresh({ request }: RouteInfo): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const { uid, idToken, refreshToken, expiresIn } = await refreshSession(form.get('refresh_token') ?? '');
  return HttpResponse.json({
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: uid,
    project_id: projectId,
  });
}
