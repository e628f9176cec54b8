import { HttpResponse, type PathParams } from 'msw';
import { type Endpoint, endpoints } from '@/api/endpoints';
import type { HttpError } from './httpError';

/** What a request is for: a call of the contract, or one of the services around it. */
export type CallName = keyof typeof endpoints | 'identity' | 'token' | 'images' | 'captcha';

/** What a route is given of a request. */
export interface RouteInfo {
  request: Request;
  params: PathParams;
}

/** One address that local mode answers. */
export interface Route {
  call: CallName;
  method: Endpoint['method'];
  url: string;
  /** Answers the request, or throws a HttpError. */
  respond: (info: RouteInfo) => Promise<Response>;
  /** Words a refusal as the callers of this address expect it. */
  toErrorResponse: (refusal: HttpError) => Response;
}

const paramMarker = 'PARAM';

/**
 * A route of the backend contract: method and path come from its endpoints table, the path's one parameter as `:id`.
 * Refusals carry their text in `error` (calls 1 to 3 and 7) or `msg` (calls 4 to 6).
 */
export function backendRoute(
  apiUrl: string,
  call: keyof typeof endpoints,
  field: 'error' | 'msg',
  respond: Route['respond'],
): Route {
  const { method, path } = endpoints[call](paramMarker);
  return {
    call,
    method,
    url: `${apiUrl}${path.replace(paramMarker, ':id')}`,
    respond,
    toErrorResponse: ({ status, message, options }) =>
      HttpResponse.json({ [options.field ?? field]: message }, { status, headers: options.headers ?? {} }),
  };
}

/** The route's one path parameter. */
export function getIdParam({ params }: RouteInfo): string {
  return String(params.id);
}
