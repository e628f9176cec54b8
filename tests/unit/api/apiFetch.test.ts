import { recordRequests } from '@tests/support/requests';
import { server } from '@tests/support/server';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/api/apiError';
import { apiFetch, setIdTokenProvider } from '@/api/apiFetch';
import { endpoints } from '@/api/endpoints';
import { profileQueries, saveProfile } from '@/api/profile';
import { createQueryClient } from '@/api/queryClient';
import { createImage, createRecipe, deleteRecipe, recipeQueries } from '@/api/recipes';
import { IdTokenError } from '@/lib/idTokenError';

const api = 'http://localhost:5000/api';
const token = 'eyJhbGciOi.eyJzdWIi.c2ln';
const schema = z.object({ ok: z.literal(true) });
const call = (endpoint = endpoints.getRecipe('a/b')) =>
  apiFetch({ endpoint, schema, fallbackMessage: (status) => `fallback ${status}` });

/** Answers every backend call. */
function answer(body: string, init: ResponseInit = {}) {
  server.use(http.all(`${api}/*`, () => new HttpResponse(body, init)));
}

/** A promise that is kept when told. */
function whenTold<Told>() {
  let resolve: (told: Told) => void = () => {};
  const promise = new Promise<Told>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

beforeEach(() => setIdTokenProvider(async () => token));
afterEach(() => vi.useRealTimers());

describe('the addresses of the seven calls', () => {
  // Claims 6.11, 7.1, 7.4, 7.7, 7.9, 7.13, 7.15, 7.18, 7.23
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
  // Claim 6.11
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

  // Claims 5.19, 8.1
  it('refuses a protected call without a user, and sends nothing', async () => {
    const requests = recordRequests();
    setIdTokenProvider(async () => null);
    expect(await failureOf(call())).toMatchObject({ kind: 'auth', message: 'User not authenticated' });
    expect(requests.all()).toEqual([]);
  });

  it('lets a visitor make the one call that needs no user, without a token', async () => {
    const requests = recordRequests();
    setIdTokenProvider(async () => null);
    answer('{"ok":true}');
    await call(endpoints.quickRecipe());
    expect(requests.to('POST', '/api/api/quickrecipe')[0]?.headers.authorization).toBeUndefined();
  });

  // Claim 6.5
  it('sends no token where the contract wants none', async () => {
    const requests = recordRequests();
    answer('{"ok":true}');
    await call(endpoints.deleteRecipe('r1'));
    expect(requests.to('DELETE', '/api/recipes/r1')[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    [400, 'clientError'],
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

  // Claims 7.14, 7.17, 7.24
  it.each([
    ['{"msg":"Too salty"}', 'Too salty'],
    ['{"error":"Too sweet"}', 'Too sweet'],
    ['{"msg":"","error":"Too sour"}', 'Too sour'],
    ['{"msg":{"code":1},"error":7}', 'fallback 400'],
    ['<html>Bad gateway</html>', 'fallback 400'],
    ['null', 'fallback 400'],
    [`{"error":"${'x'.repeat(300)}"}`, 'x'.repeat(300)],
    [`{"error":"${'x'.repeat(301)}"}`, 'fallback 400'],
    [`{"error":"${'x'.repeat(50_000)}","msg":" Too much \\n of it "}`, 'Too much \n of it'],
    ['{"error":"Less than 3 < 5 minutes"}', 'Less than 3 < 5 minutes'],
    ['{"error":"<b>Bad</b> gateway"}', 'fallback 400'],
    ['{"error":"<!doctype html>"}', 'fallback 400'],
    ['{"error":"TypeError: x is undefined\\n    at cook (/srv/app.js:3:7)"}', 'fallback 400'],
    ['{"error":"Traceback (most recent call last):\\n  File \\"cook.py\\", line 3"}', 'fallback 400'],
    ['{"error":"bell\\u0007 and nul\\u0000"}', 'bell and nul'],
    ['{"error":"\\u202Eyrov\\u2069 soup"}', 'yrov soup'],
    ['{"error":"\\u0007\\u202E"}', 'fallback 400'],
  ])('takes the message of %s', async (body, message) => {
    answer(body, { status: 400 });
    expect((await failureOf(call())).message).toBe(message);
  });

  it.each(['', '{"ok":', '{"ok":false}', '[]', 'null'])(
    'refuses a success it cannot read: %j',
    async (body) => {
      answer(body);
      expect(await failureOf(call())).toMatchObject({ kind: 'invalidResponse', message: 'fallback null' });
    },
  );

  it('calls it a network failure when no answer comes', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect(await failureOf(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });

  it.each([
    ['a recipe', endpoints.createRecipe(), 60],
    ['a quick recipe', endpoints.quickRecipe(), 60],
    ['a profile', endpoints.getProfile('u1'), 15],
    ['a profile to be saved', endpoints.saveProfile(), 15],
    ['the list', endpoints.listRecipes('u1'), 15],
    ['one recipe', endpoints.getRecipe('r1'), 15],
    ['a deletion', endpoints.deleteRecipe('r1'), 15],
    ['a picture', endpoints.createImage('r1'), 15],
  ])('waits for %s no longer than its limit, and breaks it off then', async (_what, endpoint, seconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = whenTold<AbortSignal>();
    server.use(
      http.all(`${api}/*`, async ({ request }) => {
        arrived.resolve(request.signal);
        await new Promise(() => {});
      }),
    );
    let failure: ApiError | null = null;
    const calling = failureOf(call(endpoint)).then((error) => {
      failure = error;
    });
    const sent = await arrived.promise;
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(failure).toMatchObject({ kind: 'timeout', message: 'fallback null' });
    expect(sent.aborted).toBe(true);
  });

  it('counts the wait for a token and for the end of an answer in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setIdTokenProvider(() => new Promise(() => {}));
    const tokenless = failureOf(call());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await tokenless).toMatchObject({ kind: 'timeout' });

    setIdTokenProvider(async () => token);
    const begun = whenTold<void>();
    server.use(
      http.all(`${api}/*`, () => {
        begun.resolve();
        return new HttpResponse(
          new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"ok":')) }),
        );
      }),
    );
    const endless = failureOf(call());
    await begun.promise;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await endless).toMatchObject({ kind: 'timeout', message: 'fallback null' });
  });

  it('says what to do about a call that took too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setIdTokenProvider(() => new Promise(() => {}));
    const failures = Promise.all([
      failureOf(call()),
      failureOf(createRecipe({ _id: '' } as unknown as Parameters<typeof createRecipe>[0])),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failures).map(({ details }) => details.advice)).toEqual([
      'That took too long. Try again in a moment.',
      'That took too long. Your recipe may still turn up in your list: look there before you ask again.',
    ]);
  });

  it('calls it offline where the browser is, and says so', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const read = await failureOf(call());
    expect(read).toMatchObject({ kind: 'offline', message: 'fallback null' });
    expect(read.details.advice).toMatch(/^You are offline\. .*by itself/);
    const written = await failureOf(call(endpoints.quickRecipe()));
    expect(written).toMatchObject({ kind: 'offline', message: 'fallback null' });
    expect(written.details.advice).toMatch(/^You are offline\. Try again/);
  });

  it('believes an answer more than a browser that says it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('{"ok":true}');
    await expect(call()).resolves.toEqual({ ok: true });
  });

  it('breaks off an aborted call, which is no failure of the network', async () => {
    const controller = new AbortController();
    server.use(
      http.all(`${api}/*`, async () => {
        controller.abort();
        await delay(20);
        return HttpResponse.json({ ok: true });
      }),
    );
    const { signal } = controller;
    await expect(
      apiFetch({ endpoint: endpoints.getRecipe('r1'), schema, fallbackMessage: () => 'fallback', signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each<[string, (client: ReturnType<typeof createQueryClient>) => Promise<unknown>]>([
    ['profile', (client) => client.fetchQuery(profileQueries.detail('u1'))],
    ['list', (client) => client.fetchQuery(recipeQueries.list('u1'))],
    ['recipe', (client) => client.fetchQuery(recipeQueries.detail('u1', 'r1'))],
  ])('breaks off reading a %s that nobody waits for any more', async (_, read) => {
    const client = createQueryClient();
    let sent: AbortSignal | undefined;
    server.use(
      http.all(`${api}/*`, async ({ request }) => {
        sent = request.signal;
        await delay('infinite');
      }),
    );
    const reading = read(client).catch(() => 'cancelled');
    await vi.waitFor(() => expect(sent?.aborted).toBe(false));
    await client.cancelQueries();
    expect(await reading).toBe('cancelled');
    expect(sent?.aborted).toBe(true);
  });

  it('passes on what the token check says, and calls any other token trouble a network failure', async () => {
    setIdTokenProvider(() => Promise.reject(new IdTokenError('Invalid token format - empty parts')));
    expect(await failureOf(call())).toMatchObject({
      kind: 'auth',
      message: 'Invalid token format - empty parts',
    });
    setIdTokenProvider(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await failureOf(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });
});

describe('the messages of the calls', () => {
  const submission = { _id: '' as const } as unknown as Parameters<typeof createRecipe>[0];
  const profile = {} as unknown as Parameters<typeof saveProfile>[0];

  // Claim 8.14
  it('tells of a rate limit with what is left and when it ends', async () => {
    answer('{"msg":"Slow down."}', {
      status: 429,
      headers: { 'RateLimit-Remaining': '3', 'RateLimit-Reset': '1767225600' },
    });
    const until = new Date(1767225600 * 1000);
    const failure = await failureOf(createRecipe(submission));
    expect(failure.message).toBe(
      `Slow down. Te quedan 3 solicitudes. El límite se restablece el ${until.toLocaleString()}.`,
    );
    expect(failure.details.rateLimit).toEqual({ reason: 'Slow down.', remaining: 3, resetsAt: until });
  });

  it.each(['-1', '2.5', 'some', ''])('counts %j requests left as none', async (remaining) => {
    answer('', { status: 429, headers: { 'RateLimit-Remaining': remaining } });
    expect((await failureOf(createRecipe(submission))).message).toBe(
      'Rate limit exceeded. Te quedan 0 solicitudes.',
    );
  });

  it('takes a reset that is too small for a date for seconds from now', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now);
    answer('', { status: 429, headers: { 'RateLimit-Reset': '90' } });
    const { details } = await failureOf(createRecipe(submission));
    expect(details.rateLimit?.resetsAt).toEqual(new Date(now + 90_000));
  });

  // Claim 8.16
  it.each<string | null>([null, 'soon', '1e99', '', '-5'])(
    'leaves out a time it does not know (%j)',
    async (reset) => {
      answer('', { status: 429, ...(reset === null ? {} : { headers: { 'RateLimit-Reset': reset } }) });
      expect((await failureOf(createRecipe(submission))).message).toBe(
        'Rate limit exceeded. Te quedan 0 solicitudes.',
      );
    },
  );

  // Claim 7.6
  it('puts status and text of a refused profile into the banner’s words', async () => {
    answer('name too short', { status: 422 });
    expect((await failureOf(saveProfile(profile))).message).toBe(
      'Error al enviar los datos: 422 name too short',
    );
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect((await failureOf(saveProfile(profile))).message).toBe('Error desconocido al enviar el formulario');
  });

  it.each([
    '<html><body>Bad gateway</body></html>',
    'x'.repeat(50_000),
    'Error\n    at save (/srv/a.js:1:1)',
  ])('leaves out of the banner what nobody can read', async (body) => {
    answer(body, { status: 502 });
    expect((await failureOf(saveProfile(profile))).message).toBe('Error al enviar los datos: 502');
  });

  it.each([404, 405, 501])(
    'says at %i that there are no pictures yet, whatever the body says',
    async (status) => {
      answer('{"msg":"Cannot POST /api/api/recipes/r1/image"}', { status });
      expect((await failureOf(createImage('r1'))).message).toBe('Custom images are not available yet');
    },
  );

  it.each([
    ['{}', 'Error al eliminar la receta', 'es'],
    ['{"msg":"Ya no está"}', 'Ya no está', undefined],
  ])('knows the language of its own words, not of the server’s: %s', async (body, message, lang) => {
    answer(body, { status: 400 });
    const failure = await failureOf(deleteRecipe('r1', 'u1'));
    expect([failure.message, failure.details.lang]).toEqual([message, lang]);
  });

  it('reads no body of a saved profile', async () => {
    answer('<<<', { status: 201 });
    await expect(saveProfile(profile)).resolves.toBeUndefined();
  });

  it('leaves what is the same in a list that is read again', async () => {
    const client = createQueryClient();
    const query = recipeQueries.list('u1');
    const list = async () => {
      await client.fetchQuery({ ...query, staleTime: 0 });
      return client.getQueryData(query.queryKey);
    };
    answer('{"data":[{"_id":"a","ingredientes":"1 egg"},{"_id":"b","ingredientes":"1 leek"}]}');
    const first = await list();
    expect(await list()).toBe(first);
    answer('{"data":[{"_id":"a","ingredientes":"1 egg"},{"_id":"b","ingredientes":"2 leeks"}]}');
    const second = await list();
    expect(second).toMatchObject([{ _id: 'a' }, { _id: 'b', ingredientes: '2 leeks' }]);
    expect(second?.[0]).toBe(first?.[0]);
  });

  // Claim 7.9
  it('keeps the readable recipes of a list, and refuses one in which none is', async () => {
    const list = () => createQueryClient().fetchQuery(recipeQueries.list('u1'));
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
