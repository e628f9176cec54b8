import type { PathParams } from 'msw';
import type { Endpoint } from '@/api/endpoints';
import type { CallName } from '../scenarios/scenarios';
import type { Refusal } from './refusal';

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
  /** Answers the request, or throws a Refusal. */
  answer: (info: RouteInfo) => Promise<Response>;
  /** Words a refusal as the callers of this address expect it. */
  refuse: (refusal: Refusal) => Response;
}

/** The route's one path parameter. */
export function idOf({ params }: RouteInfo): string {
  return String(params.id);
}
