import { HttpResponse, http, type RequestHandler } from 'msw';
import { endpoints } from '@/api/endpoints';
import { playScenario } from '../scenarios/playScenario';
import { Refusal } from './refusal';
import type { Route } from './routeInfo';

const paramMarker = 'PARAM';

/**
 * A route of the backend contract: method and path come from its endpoints table, the path's one parameter as `:id`.
 * Refusals carry their text in `error` (calls 1 to 3 and 7) or `msg` (calls 4 to 6).
 */
export function backendRoute(
  apiUrl: string,
  call: keyof typeof endpoints,
  field: 'error' | 'msg',
  answer: Route['answer'],
): Route {
  const { method, path } = endpoints[call](paramMarker);
  return {
    call,
    method,
    url: `${apiUrl}${path.replace(paramMarker, ':id')}`,
    answer,
    refuse: ({ status, message, options }) =>
      HttpResponse.json({ [options.field ?? field]: message }, { status, headers: options.headers ?? {} }),
  };
}

const verbs = { GET: http.get, POST: http.post, DELETE: http.delete };

/** Makes MSW's handler of a route: scenarios, refusals and CORS are dealt with here and nowhere else. */
export function toHandler(route: Route): RequestHandler {
  return verbs[route.method](route.url, async ({ request, params }) => {
    try {
      return withCors(await playScenario(route, { request, params }));
    } catch (thrown) {
      if (thrown instanceof Refusal) return withCors(route.refuse(thrown));
      throw thrown;
    }
  });
}

/** Answers the pre-flight of a cross-origin call. */
export function preflight(url: string): RequestHandler {
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
