import { HttpResponse } from 'msw';
import { readJson } from '../http/refusal';
import type { Route, RouteInfo } from '../http/route';
import type { Account } from '../store/tables';
import { signInWithIdp } from './google';
import { resetPassword, sendOobCode, verifyEmail } from './mailedLinks';
import { signInWithPassword, signUp } from './passwordCalls';
import { accountOfIdToken, projectId, renewSession } from './tokens';
import {
  googleErrorAnswer,
  type IdentityRequest,
  identityError,
  identityRequest,
  identityToolkit,
  secureToken,
} from './toolkit';

/** The calls of the Identity Toolkit that the Firebase SDK makes for this product, by name. */
const accountCalls: Record<string, (request: IdentityRequest) => Promise<object>> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:lookup': lookup,
  'accounts:update': verifyEmail,
  'accounts:sendOobCode': sendOobCode,
  'accounts:resetPassword': resetPassword,
};

/** The identity provider: Identity Toolkit and Secure Token, as the Firebase SDK calls them. */
export function identityRoutes(): Route[] {
  const refuse = googleErrorAnswer;
  return [
    {
      call: 'identity',
      method: 'POST',
      // A name after a colon would read as a parameter: 'accounts:signUp' is matched as a whole.
      url: `${identityToolkit}/v1/:name`,
      refuse,
      answer: async ({ request, params }) => {
        const call = accountCalls[String(params.name)];
        if (!call) throw identityError('OPERATION_NOT_ALLOWED');
        return HttpResponse.json(await call(await readJson(request, identityRequest)));
      },
    },
    {
      // What a hosted build asks before it opens Google's window.
      call: 'identity',
      method: 'GET',
      url: `${identityToolkit}/v1/projects`,
      refuse,
      answer: async () => HttpResponse.json({ projectId, authorizedDomains: ['localhost', '127.0.0.1'] }),
    },
    { call: 'token', method: 'POST', url: `${secureToken}/v1/token`, refuse, answer: renew },
  ];
}

/** accounts:lookup. Throws as `accountOfIdToken` does. */
async function lookup({ idToken = '' }: IdentityRequest): Promise<object> {
  const account = await accountOfIdToken(idToken);
  const { uid, email, emailVerified, displayName, lastLoginAt, createdAt } = account;
  return {
    users: [
      {
        localId: uid,
        email,
        emailVerified,
        ...(displayName === '' ? {} : { displayName }),
        providerUserInfo: providersOf(account),
        lastLoginAt: String(lastLoginAt),
        createdAt: String(createdAt),
      },
    ],
  };
}

function providersOf({ email, displayName, password, googleSub }: Account): object[] {
  return [
    ...(password === null ? [] : [{ providerId: 'password', rawId: email, email }]),
    ...(googleSub === null ? [] : [{ providerId: 'google.com', rawId: googleSub, email, displayName }]),
  ];
}

async function renew({ request }: RouteInfo): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const { uid, idToken, refreshToken, expiresIn } = await renewSession(form.get('refresh_token') ?? '');
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
