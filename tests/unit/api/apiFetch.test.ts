import { recordRequests } from '@tests/support/requests';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/api/apiError';
import { apiFetch, provideIdToken } from '@/api/apiFetch';
import { endpoints } from '@/api/endpoints';
import { saveProfile } from '@/api/profile';
import { createRecipe, recipeQueries } from '@/api/recipes';

const api = 'http://localhost:5000/api';
const token = 'eyJhbGciOi.eyJzdWIi.c2ln';
const schema = z.object({ ok: z.literal(true) });
const call = (endpoint = endpoints.getRecipe('a/b')) =>
  apiFetch({ endpoint, schema, fallback: (status) => `fallback ${status}` });

/** Answers every backend call. */
function answer(body: string, init: ResponseInit = {}) {
  server.use(http.all(`${api}/*`, () => new HttpResponse(body, init)));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

beforeEach(() => provideIdToken(async () => token));

describe('the addresses of the seven calls', () => {
  it('are the contract’s, to the letter', () => {
    const table = {
      1: endpoints.getProfile('u1'),
      2: endpoints.saveProfile(),
      3: endpoints.createRecipe(),
      4: endpoints.listRecipes('u1'),
      5: endpoints.deleteRecipe('r1'),
      6: endpoints.getRecipe('r1'),
      7: endpoints.quickRecipe(),
      image: endpoints.createImage('r1'),
    };
    expect(
      Object.entries(table).map(
        ([number, { method, path, token: use }]) => `${number} ${method} ${path} ${use}`,
      ),
    ).toEqual([
      '1 GET /api/users/u1 required',
      '2 POST /api/users required',
      '3 POST /api/recipes required',
      '4 GET /api/users/u1/recipes required',
      '5 DELETE /api/recipes/r1 never',
      '6 GET /api/recipes/r1 required',
      '7 POST /api/api/quickrecipe if-signed-in',
      'image POST /api/recipes/r1/image required',
    ]);
  });
});

describe('apiFetch', () => {
  it('sends JSON with the bearer token, and escapes what it puts into the path', async () => {
    const requests = recordRequests();
    answer('{"ok":true}');
    await expect(call()).resolves.toEqual({ ok: true });
    const [request] = requests.to('GET', '/api/recipes/a%2Fb');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    });
  });

  it('refuses a protected call without a user, and sends nothing', async () => {
    const requests = recordRequests();
    provideIdToken(async () => null);
    expect(await failureOf(call())).toMatchObject({ kind: 'auth', message: 'User not authenticated' });
    expect(requests.all()).toEqual([]);
  });

  it('lets a visitor make the one call that needs no user, without a token', async () => {
    const requests = recordRequests();
    provideIdToken(async () => null);
    answer('{"ok":true}');
    await call(endpoints.quickRecipe());
    expect(requests.to('POST', '/api/api/quickrecipe')[0]?.headers.authorization).toBeUndefined();
  });

  it('sends no token where the contract wants none', async () => {
    const requests = recordRequests();
    answer('{"ok":true}');
    await call(endpoints.deleteRecipe('r1'));
    expect(requests.to('DELETE', '/api/recipes/r1')[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    [400, 'refused'],
    [401, 'auth'],
    [403, 'auth'],
    [404, 'notFound'],
    [429, 'rateLimit'],
    [500, 'server'],
    [503, 'server'],
  ])('reads status %i as %s', async (status, kind) => {
    answer('', { status });
    expect(await failureOf(call())).toMatchObject({ kind, message: `fallback ${status}` });
  });

  it.each([
    ['{"msg":"Too salty"}', 'Too salty'],
    ['{"error":"Too sweet"}', 'Too sweet'],
    ['{"msg":"","error":"Too sour"}', 'Too sour'],
    ['{"msg":{"code":1},"error":7}', 'fallback 400'],
    ['<html>Bad gateway</html>', 'fallback 400'],
    ['null', 'fallback 400'],
  ])('takes the message of %s', async (body, message) => {
    answer(body, { status: 400 });
    expect((await failureOf(call())).message).toBe(message);
  });

  it.each(['', '{"ok":', '{"ok":false}', '[]', 'null'])(
    'refuses a success it cannot read: %j',
    async (body) => {
      answer(body);
      expect(await failureOf(call())).toMatchObject({ kind: 'contract', message: 'fallback null' });
    },
  );

  it('calls it a network failure when no answer comes', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect(await failureOf(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });

  it('passes on what the token check says, and calls any other token trouble a network failure', async () => {
    const refusal = new ApiError('auth', 'Invalid token format - empty parts');
    provideIdToken(() => Promise.reject(refusal));
    expect(await failureOf(call())).toBe(refusal);
    provideIdToken(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await failureOf(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });
});

describe('the messages of the calls', () => {
  const submission = { _id: '' as const } as unknown as Parameters<typeof createRecipe>[0];
  const profile = {} as unknown as Parameters<typeof saveProfile>[0];

  it('tells of a rate limit with what is left and when it ends', async () => {
    answer('{"msg":"Slow down."}', {
      status: 429,
      headers: { 'RateLimit-Remaining': '3', 'RateLimit-Reset': '1767225600' },
    });
    const until = new Date(1767225600 * 1000).toLocaleString();
    expect((await failureOf(createRecipe(submission))).message).toBe(
      `Slow down. Te quedan 3 solicitudes. El límite se restablece el ${until}.`,
    );
  });

  it.each<Record<string, string>>([{}, { 'RateLimit-Reset': 'soon' }])(
    'leaves out a time it does not know (%j)',
    async (headers) => {
      answer('', { status: 429, headers });
      expect((await failureOf(createRecipe(submission))).message).toBe(
        'Rate limit exceeded. Te quedan 0 solicitudes.',
      );
    },
  );

  it('puts status and text of a refused profile into the banner’s words', async () => {
    answer('name too short', { status: 422 });
    expect((await failureOf(saveProfile(profile))).message).toBe(
      'Error al enviar los datos: 422 name too short',
    );
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect((await failureOf(saveProfile(profile))).message).toBe('Error desconocido al enviar el formulario');
  });

  it('reads no body of a saved profile', async () => {
    answer('<<<', { status: 201 });
    await expect(saveProfile(profile)).resolves.toBeUndefined();
  });

  it('keeps the readable recipes of a list, and refuses one in which none is', async () => {
    const list = () => {
      const { queryFn } = recipeQueries.list('u1');
      if (typeof queryFn !== 'function') throw new Error('no query function');
      return Promise.resolve(
        queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]),
      );
    };
    answer(
      '{"data":[null,7,{"_id":"a","ingredientes":["1 egg","2 leeks"],"tiempoCoccion":"20 min"},{"_id":"b"}]}',
    );
    expect(await list()).toMatchObject([
      { _id: 'a', ingredientes: '1 egg\n2 leeks', tiempoCoccion: 20, diners: null, imageUrl: '' },
    ]);
    for (const body of ['{"data":[null]}', '{"data":{}}', '{}', '[]']) {
      answer(body);
      expect((await failureOf(list())).message).toBe('Error al obtener las recetas');
    }
  });
});
