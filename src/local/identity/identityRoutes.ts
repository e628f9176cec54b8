import { HttpResponse } from 'msw';
import { readJson } from '../http/body';
import type { Route } from '../http/routeInfo';
import { deleteAccount, lookup, update } from './accountCalls';
import { identityToolkit, secureToken } from './addresses';
import { googleErrorAnswer, identityError } from './errors';
import { type IdentityRequest, identityRequest } from './identityRequest';
import { signInWithIdp } from './idpCalls';
import { resetPassword, sendOobCode } from './oobCalls';
import { signInWithPassword, signUp } from './passwordCalls';
import { projectId, renewSession } from './tokens';

/** The calls of the Identity Toolkit that the Firebase SDK makes for this product, by name. */
const accountCalls: Record<string, (request: IdentityRequest) => Promise<object>> = {
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:lookup': lookup,
  'accounts:update': update,
  'accounts:sendOobCode': sendOobCode,
  'accounts:resetPassword': resetPassword,
  'accounts:delete': deleteAccount,
};

/** What the SDK may ask of the project itself. */
const projectAnswers: Record<string, object> = {
  '/v1/projects': { projectId, authorizedDomains: ['localhost', '127.0.0.1'] },
  '/v2/recaptchaConfig': {
    recaptchaKey: `projects/${projectId}/keys/local`,
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  },
};

/** The identity provider: Identity Toolkit and Secure Token, as the Firebase SDK calls them. */
export function identityRoutes(): Route[] {
  return [
    {
      call: 'identity',
      method: 'POST',
      // A name after a colon would read as a parameter: 'accounts:signUp' is matched as a whole.
      url: `${identityToolkit}/v1/:name`,
      refuse: googleErrorAnswer,
      answer: async ({ request, params }) => {
        const call = accountCalls[String(params.name)];
        if (!call) throw identityError('OPERATION_NOT_ALLOWED');
        return HttpResponse.json(await call(await readJson(request, identityRequest)));
      },
    },
    ...Object.entries(projectAnswers).map(
      ([path, answer]): Route => ({
        call: 'identity',
        method: 'GET',
        url: `${identityToolkit}${path}`,
        refuse: googleErrorAnswer,
        answer: async () => HttpResponse.json(answer),
      }),
    ),
    {
      call: 'token',
      method: 'POST',
      url: `${secureToken}/v1/token`,
      refuse: googleErrorAnswer,
      answer: async ({ request }) =>
        HttpResponse.json(await renew(new URLSearchParams(await request.text()))),
    },
  ];
}

async function renew(form: URLSearchParams): Promise<object> {
  if (form.get('grant_type') !== 'refresh_token') throw identityError('INVALID_GRANT_TYPE');
  const presented = form.get('refresh_token');
  if (!presented) throw identityError('MISSING_REFRESH_TOKEN');
  const { uid, idToken, refreshToken, expiresIn } = await renewSession(presented);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    user_id: uid,
    project_id: projectId,
  };
}
