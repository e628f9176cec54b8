import { HttpResponse, http, type RequestHandler } from 'msw';
import { imageRoutes } from './backend/imageRoutes';
import { profileRoutes } from './backend/profileRoutes';
import { recipeRoutes } from './backend/recipeRoutes';
import { HttpError } from './http/httpError';
import type { Route } from './http/route';
import { captchaRoutes } from './identity/fakeCaptcha';
import { identityRoutes } from './identity/identityRoutes';
import { identityToolkitUrl, secureTokenUrl } from './identity/identityToolkit';
import type { ChatModel } from './model/chatCompletion';
import { respondInScenario } from './scenarios/scenarios';

export interface LocalModeOptions {
  apiUrl: string;
  serverUrl: string;
  /** The model that writes the recipes. Undefined for the built-in kitchen. */
  model?: ChatModel;
}

/**
 * Returns the MSW handlers of local mode: backend, identity provider, pictures and captcha. Used in the
 * browser, in Vitest and in the hosted journeys.
 */
export function createHandlers({ apiUrl, serverUrl, model }: LocalModeOptions): RequestHandler[] {
  const routes = [
    ...profileRoutes(apiUrl),
    ...recipeRoutes(apiUrl, model ?? null),
    ...imageRoutes(serverUrl),
    ...identityRoutes(),
    ...captchaRoutes(),
  ];
  const crossOrigin = [apiUrl, identityToolkitUrl, secureTokenUrl].map((origin) => `${origin}/*`);
  return [...routes.map(toHandler), ...crossOrigin.map(preflightHandler)];
}

const httpMethods = { GET: http.get, POST: http.post, DELETE: http.delete };

/** Returns the MSW handler of a route. Applies scenarios, error bodies and CORS headers for all routes. */
function toHandler(route: Route): RequestHandler {
  return httpMethods[route.method](route.url, async ({ request, params }) => {
    try {
      return withCors(await respondInScenario(route, { request, params }));
    } catch (thrown) {
      if (thrown instanceof HttpError) return withCors(route.toErrorResponse(thrown));
      throw thrown;
    }
  });
}

function preflightHandler(url: string): RequestHandler {
  return http.options(url, ({ request }) =>
    withCors(
      new HttpResponse(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
          'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
          'Access-Control-Max-Age': '600',
        },
      }),
    ),
  );
}

function withCors(response: Response): Response {
  if (response.type === 'error') return response;
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set(
    'Access-Control-Expose-Headers',
    'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  );
  return response;
}
