import { HttpResponse, type PathParams } from 'msw';
import { type Endpoint, endpoints } from '@/api/endpoints';
import type { HttpError } from './httpError';

export type CallName = keyof typeof endpoints | 'identity' | 'token' | 'images' | 'captcha';

export interface RouteInfo {
  request: Request;
  params: PathParams;
}

export interface Route {
  call: CallName;
  method: Endpoint['method'];
  url: string;
  respond: (info: RouteInfo) => Promise<Response>;
  toErrorResponse: (error: HttpError) => Response;
}

const paramMarker = 'PARAM';

/**
 * Returns a route of the backend contract, with method and path from the endpoints table. The path's parameter is named
 * `id`. Errors are in the field `error` (calls 1 to 3 and 7) or `msg` (calls 4 to 6).
 */
export function createBackendRoute(
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

export function getIdParam({ params }: RouteInfo): string {
  return String(params.id);
}
