import { delay, HttpResponse } from 'msw';
import { Refusal } from '../http/refusal';
import type { Route, RouteInfo } from '../http/routeInfo';
import { playCrowd } from './manyRecipes';
import { withOddFields } from './oddFields';
import { withSampleImage } from './sampleImage';
import { type ScenarioName, type StoredScenario, takeScenario } from './scenarios';

type Play = (route: Route, info: RouteInfo, scenario: StoredScenario) => Promise<Response>;

/** Answers a request the way the scenario that is on wants it. Throws a Refusal where it refuses. */
export async function playScenario(route: Route, info: RouteInfo): Promise<Response> {
  const scenario = await takeScenario(route.call);
  return plays[scenario.name](route, info, scenario);
}

const proceed: Play = (route, info) => route.answer(info);

const refuse =
  (status: number, message: string): Play =>
  async () => {
    throw new Refusal(status, message);
  };

const plays: Record<ScenarioName, Play> = {
  normal: proceed,
  slow: async (route, info, { delayMs: [shortest, longest] = [2000, 4000] }) => {
    await delay(shortest + Math.random() * (longest - shortest));
    return route.answer(info);
  },
  offline: async () => HttpResponse.error(),
  '401': refuse(401, 'Invalid or expired token'),
  '429': async () => {
    const reset = Math.ceil(Date.now() / 1000) + 60 * 60;
    const headers = { 'RateLimit-Limit': '10', 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(reset) };
    throw new Refusal(429, 'Too many recipe requests', { headers, field: 'msg' });
  },
  '500': refuse(500, 'Internal server error'),
  'malformed JSON': async () =>
    new HttpResponse('{"data": [{"_id": "', { headers: { 'Content-Type': 'application/json' } }),
  'empty list': async () => HttpResponse.json({ data: [] }),
  '1,000 recipes': playCrowd(1000),
  '10,000 recipes': playCrowd(10_000),
  'sample image': async (route, info) => withSampleImage(await route.answer(info)),
  'odd fields': async (route, info) => withOddFields(await route.answer(info)),
  'expired session': refuse(400, 'TOKEN_EXPIRED'),
};
