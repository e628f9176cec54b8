import { aProfile, aRecipe } from '@tests/support/builders';
import { seedAccount, seedRecipes } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { HttpResponse, http, passthrough } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { signIdToken } from '@/local/identity/tokens';
import { setScenario } from '@/local/scenarios/scenarios';
import { openDb } from '@/local/store/db';
import { main } from './cli';
import { type Middleware, type RunningServer, serveHandlers } from './serveHandlers';

const uid = 'cook-1';
const origin = 'https://app.example.com';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.close();
  running = null;
});

interface Faults extends Middleware {
  args?: string[];
  profile?: Record<string, unknown> | null;
}

/** Checks a server that responds like local mode, except for its faults, for a user with one recipe. */
async function runCheck({ args = [], profile = aProfile(), ...faults }: Faults = {}) {
  const written: string[] = [];
  const lines: string[] = [];
  let announcedAfter: string[] | null = null;
  running = await serveHandlers({
    ...faults,
    request: (request) => {
      if (!['GET', 'OPTIONS'].includes(request.method)) written.push(`${request.method} ${pathOf(request)}`);
      return faults.request?.(request) ?? request;
    },
  });
  server.use(http.all(`${running.url}/*`, () => passthrough()));
  const account = await seedAccount({ uid, email: 'julia@example.com', ...(profile ? { profile } : {}) });
  await seedRecipes([aRecipe({ _id: '65a000000000000000000001' })]);
  const token = await signIdToken(account, { provider: 'password', authTime: Date.now() });

  const code = await main(['--url', `${running.url}/api`, '--token', token, ...args], (line) => {
    if (line.includes('From here on it writes')) announcedAfter = [...written];
    lines.push(line);
  });
  const report = lines.join('\n');
  /** Every difference, with its check. */
  const differing = report.split('\n').filter((line) => line.startsWith('✘'));
  return { code, report, differing, written, announcedAfter };
}

const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/^\/api/, '');
const storedIds = async () => (await (await openDb()).getAll('recipes')).map(({ _id }) => _id);

/** Changes the JSON of successful responses to matching requests. */
function changeResponses(
  when: (request: Request) => boolean,
  change: (json: unknown) => unknown,
): Middleware {
  return {
    response: async (request, response) => {
      if (!response.ok || !when(request)) return response;
      return HttpResponse.json(Object(change(await response.json())), { status: response.status });
    },
  };
}

const matches = (method: string, path: RegExp) => (request: Request) =>
  request.method === method && path.test(pathOf(request));
const one = /^\/api\/recipes\/\w+$/;
const list = /^\/api\/users\/[\w-]+\/recipes$/;
const profilePath = /^\/api\/users\/[\w-]+$/;
const quick = /quickrecipe$/;

describe('a server that follows the contract', () => {
  it('passes every check, and is left unchanged', async () => {
    const { code, report, differing } = await runCheck({ args: ['--save-profile', '--origin', origin] });
    expect(differing).toEqual([]);
    expect(report).toMatch(/\n31 agree, 0 differ, 0 not checked$/);
    expect(report).not.toContain('note:');
    expect(code).toBe(0);
    expect(await storedIds()).toEqual(['65a000000000000000000001']);
    expect(await (await openDb()).get('profiles', uid)).toMatchObject(aProfile());
  });

  it('is written to only after a warning', async () => {
    const { announcedAfter, written } = await runCheck();
    expect(announcedAfter).toEqual([]);
    expect(written).toContain('POST /api/recipes');
  });

  it('is not written to with --dry', async () => {
    const { code, written, announcedAfter } = await runCheck({ args: ['--dry', '--origin', origin] });
    expect(code).toBe(0);
    expect(written).toEqual([]);
    expect(announcedAfter).toBeNull();
  });

  it('passes without a profile', async () => {
    const { code, report } = await runCheck({ profile: null, args: ['--save-profile'] });
    expect(code).toBe(0);
    expect(report).toContain('note: no profile yet');
    expect(report).toContain('not checked: there is no whole profile to save again');
  });

  it('passes with its rate limit used up', async () => {
    await setScenario('429');
    const { code, report } = await runCheck();
    expect(code).toBe(0);
    expect(report).toContain('not checked: the server’s rate limit is used up');
    expect(await storedIds()).toEqual(['65a000000000000000000001']);
  });
});

describe('a server that violates the contract', () => {
  const faults: [name: string, fault: Faults, check: string, difference: string][] = [
    [
      'takes any token',
      { request: replaceToken('GET', profilePath) },
      '1 GET {api}/api/users/{uid}: a wrong token',
      'status: expected 401, got 200',
    ],
    [
      'shows the profiles of others',
      changeAllResponses(matches('GET', /^\/api\/users\/sazon\w+$/), () => HttpResponse.json({ user: {} })),
      '1 GET {api}/api/users/{uid}: another user’s profile',
      'status: expected 401 or 403, got 200',
    ],
    [
      'answers 200 before the first profile',
      { profile: null, ...changeAllResponses(matches('GET', profilePath), () => HttpResponse.json({})) },
      '1 GET {api}/api/users/{uid}: the user’s own profile',
      'user: Invalid input',
    ],
    [
      'loses a field of the profile',
      changeResponses(matches('GET', profilePath), (json) => ({
        user: { ...unwrapUser(json), diet: undefined },
      })),
      '1 GET {api}/api/users/{uid}: the user’s own profile',
      'user.diet: expected text',
    ],
    [
      'sends the list bare',
      changeResponses(matches('GET', list), (json) => Reflect.get(Object(json), 'data')),
      '4 GET {api}/api/users/{uid}/recipes: the user’s own recipes',
      "body: 'data' is not a list",
    ],
    [
      'sends another content type',
      changeAllResponses(
        matches('GET', list),
        (response) => new HttpResponse(response.body, { status: response.status }),
      ),
      '4 GET {api}/api/users/{uid}/recipes: the user’s own recipes',
      'content type: expected application/json, got none',
    ],
    [
      'refuses without a reason',
      changeAllResponses(matches('GET', one), (response) =>
        response.ok ? response : HttpResponse.json({}, { status: response.status }),
      ),
      '6 GET {api}/api/recipes/{id}: a recipe nobody has',
      "body: no reason in 'msg' or 'error': \"{}\"",
    ],
    [
      'sends a number of people that is none',
      changeResponses(matches('POST', /^\/api\/recipes$/), (json) => ({ ...Object(json), diners: 'four' })),
      '3 POST {api}/api/recipes: a recipe',
      'recipe.diners: expected a number of people',
    ],
    [
      'resets its limit in seconds to go',
      changeAllResponses(matches('POST', /^\/api\/recipes$/), (response) => {
        response.headers.set('RateLimit-Reset', '3600');
        return response;
      }),
      '3 POST {api}/api/recipes: a recipe',
      "RateLimit-Reset: expected seconds since the epoch, got '3600'",
    ],
    [
      'limits without a reason',
      changeAllResponses(matches('POST', quick), () => new HttpResponse(null, { status: 429 })),
      '7 POST {api}/api/api/quickrecipe: with a token',
      'body: not JSON: empty',
    ],
    [
      'answers with a recipe that was there before',
      changeResponses(matches('POST', /^\/api\/recipes$/), (json) => ({
        ...Object(json),
        _id: '65a000000000000000000001',
      })),
      '3 POST {api}/api/recipes: a recipe',
      'recipe._id: 65a000000000000000000001 was there before',
    ],
    [
      'wants a token to delete',
      changeAllResponses(matches('DELETE', one), () =>
        HttpResponse.json({ msg: 'No token' }, { status: 401 }),
      ),
      '5 DELETE {api}/api/recipes/{recipeId}: without an Authorization header',
      'status: expected 2xx, got 401 "{\\"msg\\":\\"No token\\"}"',
    ],
    [
      'deletes for anybody',
      {
        request: async (request) =>
          matches('DELETE', one)(request)
            ? new Request(request, { body: JSON.stringify({ firebaseId: uid }) })
            : request,
      },
      '5 DELETE {api}/api/recipes/{recipeId}: on behalf of another user',
      'the recipe is gone all the same',
    ],
    [
      'keeps what it says it deleted',
      changeAllResponses(matches('GET', one), (response) =>
        response.status === 404 ? HttpResponse.json({ data: aRecipe() }) : response,
      ),
      '6 GET {api}/api/recipes/{id}: the deleted recipe',
      'status: expected 404, got 200',
    ],
    [
      'has no quick recipe for visitors',
      {
        response: (request, response) =>
          matches('POST', quick)(request) && !request.headers.has('Authorization')
            ? HttpResponse.json({ error: 'No token provided' }, { status: 401 })
            : response,
      },
      '7 POST {api}/api/api/quickrecipe: without a token',
      'status: expected 2xx, got 401',
    ],
    [
      'hangs up',
      changeAllResponses(matches('POST', quick), () => HttpResponse.error()),
      '7 POST {api}/api/api/quickrecipe: with a token',
      'no answer: fetch failed',
    ],
    [
      'forgets the profile it saved',
      {
        args: ['--save-profile'],
        ...changeResponses(matches('GET', profilePath), (json) => ({
          user: { ...unwrapUser(json), name: String(Math.random()) },
        })),
      },
      '2 POST {api}/api/users: the profile as it was read',
      'user.name: not what was saved',
    ],
    [
      'keeps pages of other origins out',
      {
        args: ['--origin', origin],
        response: (request, response) => {
          if (request.method === 'OPTIONS') response.headers.delete('Access-Control-Allow-Headers');
          return response;
        },
      },
      `5 DELETE {api}/api/recipes/{recipeId}: allowed from ${origin}`,
      'Access-Control-Allow-Headers: lacks content-type',
    ],
    [
      'hides its limit from pages of other origins',
      {
        args: ['--origin', origin],
        response: (_, response) => {
          response.headers.delete('Access-Control-Expose-Headers');
          return response;
        },
      },
      '3 POST {api}/api/recipes: a recipe',
      'Access-Control-Expose-Headers: lacks RateLimit-Reset',
    ],
  ];

  it.each(faults)('is reported when it %s', async (_, fault, where, difference) => {
    const { code, report } = await runCheck(fault);
    const [, found = ''] = report.split(`✘ ${where}\n`);
    const below = found.split(/\n(?=\S|\n)/)[0];
    expect(below, report).toContain(difference);
    expect(code).toBe(1);
    expect(await storedIds()).toContain('65a000000000000000000001');
  });

  it('gets only that one difference reported', async () => {
    const { differing } = await runCheck(
      changeResponses(matches('POST', /^\/api\/recipes$/), (json) => ({ ...Object(json), diners: 'four' })),
    );
    expect(differing).toEqual(['✘ 3 POST {api}/api/recipes: a recipe']);
  });

  it('gets a note for what the product tolerates', async () => {
    const { code, report } = await runCheck(
      changeResponses(matches('POST', /^\/api\/recipes$/), (json) => ({
        data: { ...Object(json), diners: '4' },
      })),
    );
    expect(code).toBe(0);
    expect(report).toContain("note: the recipe comes under 'data', not bare");
    expect(report).toContain('note: recipe.diners: expected a number of people (read as 4)');
  });

  it('has a recipe deleted that it created for a wrong token', async () => {
    const { code } = await runCheck({ request: replaceToken('POST', /^\/api\/recipes$/) });
    expect(code).toBe(1);
    expect(await storedIds()).toEqual(['65a000000000000000000001']);
  });
});

describe('the command line', () => {
  it('prints its usage', async () => {
    const lines: string[] = [];
    expect(await main(['--help'], (line) => lines.push(line))).toBe(0);
    expect(lines.join()).toContain('npm run test:contract -- --url https://host/api --token eyJ…');
  });

  it.each([
    [['--token', 'eyJ.a.b'], '--url must be an absolute http(s) URL'],
    [['--url', 'https://host.example.com', '--token', 'eyJ.a.b'], '--url must end in /api'],
    [['--url', 'https://host.example.com/api'], '--token is missing'],
    [['--url', 'https://host.example.com/api', '--token', 'abc'], '--token must be an identity token'],
    [['--url', 'https://host.example.com/api', '--token', 'eyJ.a'], 'does not have three parts'],
    [['--url', 'https://host.example.com/api', '--token', 'eyJ.a.b'], 'give --uid'],
    [['--everything'], "Unknown option '--everything'"],
  ])('refuses %j', async (args, message) => {
    const lines: string[] = [];
    expect(await main(args, (line) => lines.push(line))).toBe(2);
    expect(lines.join('\n')).toContain(message);
  });
});

function unwrapUser(json: unknown): object {
  return Object(Reflect.get(Object(json), 'user'));
}

/** Changes every response to matching requests. */
function changeAllResponses(
  when: (request: Request) => boolean,
  change: (response: Response) => Response,
): Middleware {
  return { response: (request, response) => (when(request) ? change(response) : response) };
}

/** Replaces the token of matching requests by the user's own. */
function replaceToken(method: string, path: RegExp): Middleware['request'] {
  return async (request) => {
    if (!matches(method, path)(request) || !request.headers.has('Authorization')) return request;
    const account = await (await openDb()).get('accounts', uid);
    if (!account) return request;
    const headers = new Headers(request.headers);
    headers.set(
      'Authorization',
      `Bearer ${await signIdToken(account, { provider: 'password', authTime: Date.now() })}`,
    );
    return new Request(request, { headers });
  };
}
