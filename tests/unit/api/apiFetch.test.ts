import { recordRequests } from '@tests/support/recordRequests';
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

function respond(body: string, init: ResponseInit = {}) {
  server.use(http.all(`${api}/*`, () => new HttpResponse(body, init)));
}

function createDeferred<Told>() {
  let resolve: (told: Told) => void = () => {};
  const promise = new Promise<Told>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

async function catchError(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

beforeEach(() => setIdTokenProvider(async () => token));
afterEach(() => vi.useRealTimers());

describe('the URLs of the seven calls', () => {
  // Claims 6.11, 7.1, 7.4, 7.7, 7.9, 7.13, 7.15, 7.18, 7.23
  it('are exactly those of the contract', () => {
    const table = {
      1: endpoints.getProfile('u1'),
      2: endpoints.saveProfile(),
      3: endpoints.createRecipe(),
      4: endpoints.listRecipes('u1'),
      5: endpoints.deleteRecipe('r1'),
      6: endpoints.getRecipe('r1'),
      7: endpoints.createQuickRecipe(),
      image: endpoints.createImage('r1'),
    };
    expect(
      Object.entries(table).map(
        ([number, { method, path, tokenPolicy: use }]) => `${number} ${method} ${path} ${use}`,
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
  it('sends JSON with the bearer token, and escapes path parameters', async () => {
    const requests = recordRequests();
    respond('{"ok":true}');
    await expect(call()).resolves.toEqual({ ok: true });
    const [request] = requests.to('GET', '/api/recipes/a%2Fb');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    });
  });

  // Claims 5.19, 8.1
  it('rejects a protected call without a user, and sends nothing', async () => {
    const requests = recordRequests();
    setIdTokenProvider(async () => null);
    expect(await catchError(call())).toMatchObject({ kind: 'auth', message: 'User not authenticated' });
    expect(requests.all()).toEqual([]);
  });

  it('sends a visitor’s public call without a token', async () => {
    const requests = recordRequests();
    setIdTokenProvider(async () => null);
    respond('{"ok":true}');
    await call(endpoints.createQuickRecipe());
    expect(requests.to('POST', '/api/api/quickrecipe')[0]?.headers.authorization).toBeUndefined();
  });

  // Claim 6.5
  it('sends no token if the contract requires none', async () => {
    const requests = recordRequests();
    respond('{"ok":true}');
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
  ])('rejects status %i as %s', async (status, kind) => {
    respond('', { status });
    expect(await catchError(call())).toMatchObject({ kind, message: `fallback ${status}` });
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
    respond(body, { status: 400 });
    expect((await catchError(call())).message).toBe(message);
  });

  it.each(['', '{"ok":', '{"ok":false}', '[]', 'null'])(
    'rejects a success that it cannot read: %j',
    async (body) => {
      respond(body);
      expect(await catchError(call())).toMatchObject({ kind: 'invalidResponse', message: 'fallback null' });
    },
  );

  it('reports a network failure if there is no response', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect(await catchError(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });

  it.each([
    ['a recipe', endpoints.createRecipe(), 60],
    ['a quick recipe', endpoints.createQuickRecipe(), 60],
    ['a profile', endpoints.getProfile('u1'), 15],
    ['a profile to be saved', endpoints.saveProfile(), 15],
    ['the list', endpoints.listRecipes('u1'), 15],
    ['one recipe', endpoints.getRecipe('r1'), 15],
    ['a deletion', endpoints.deleteRecipe('r1'), 15],
    ['a picture', endpoints.createImage('r1'), 15],
  ])('aborts %s after its time limit', async (_what, endpoint, seconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = createDeferred<AbortSignal>();
    server.use(
      http.all(`${api}/*`, async ({ request }) => {
        arrived.resolve(request.signal);
        await new Promise(() => {});
      }),
    );
    let failure: ApiError | null = null;
    const calling = catchError(call(endpoint)).then((error) => {
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

  it('includes the token and the response body in the time limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setIdTokenProvider(() => new Promise(() => {}));
    const tokenless = catchError(call());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await tokenless).toMatchObject({ kind: 'timeout' });

    setIdTokenProvider(async () => token);
    const begun = createDeferred<void>();
    server.use(
      http.all(`${api}/*`, () => {
        begun.resolve();
        return new HttpResponse(
          new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"ok":')) }),
        );
      }),
    );
    const endless = catchError(call());
    await begun.promise;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await endless).toMatchObject({ kind: 'timeout', message: 'fallback null' });
  });

  it('says what to do after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setIdTokenProvider(() => new Promise(() => {}));
    const failures = Promise.all([
      catchError(call()),
      catchError(createRecipe({ _id: '' } as unknown as Parameters<typeof createRecipe>[0])),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failures).map(({ details }) => details.advice)).toEqual([
      'That took too long. Try again in a moment.',
      'That took too long. Your recipe may still turn up in your list: look there before you ask again.',
    ]);
  });

  it('reports that the browser is offline', async () => {
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const read = await catchError(call());
    expect(read).toMatchObject({ kind: 'offline', message: 'fallback null' });
    expect(read.details.advice).toMatch(/^You are offline\. .*by itself/);
    const written = await catchError(call(endpoints.createQuickRecipe()));
    expect(written).toMatchObject({ kind: 'offline', message: 'fallback null' });
    expect(written.details.advice).toMatch(/^You are offline\. Try again/);
  });

  it('accepts a response even if the browser says that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    respond('{"ok":true}');
    await expect(call()).resolves.toEqual({ ok: true });
  });

  it('does not report an aborted call as a network failure', async () => {
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

  it('passes on the error of the token check, and reports any other token error as a network failure', async () => {
    setIdTokenProvider(() => Promise.reject(new IdTokenError('Invalid token format - empty parts')));
    expect(await catchError(call())).toMatchObject({
      kind: 'auth',
      message: 'Invalid token format - empty parts',
    });
    setIdTokenProvider(() => Promise.reject(new Error('auth/network-request-failed')));
    expect(await catchError(call())).toMatchObject({ kind: 'network', message: 'fallback null' });
  });
});

describe('the messages of the calls', () => {
  const submission = { _id: '' as const } as unknown as Parameters<typeof createRecipe>[0];
  const profile = {} as unknown as Parameters<typeof saveProfile>[0];

  // Claim 8.14
  it('show a rate limit’s remaining requests and reset time', async () => {
    respond('{"msg":"Slow down."}', {
      status: 429,
      headers: { 'RateLimit-Remaining': '3', 'RateLimit-Reset': '1767225600' },
    });
    const until = new Date(1767225600 * 1000);
    const failure = await catchError(createRecipe(submission));
    expect(failure.message).toBe(
      `Slow down. Te quedan 3 solicitudes. El límite se restablece el ${until.toLocaleString()}.`,
    );
    expect(failure.details.rateLimit).toEqual({ reason: 'Slow down.', remaining: 3, resetsAt: until });
  });

  it.each(['-1', '2.5', 'some', ''])('treat %j remaining requests as none', async (remaining) => {
    respond('', { status: 429, headers: { 'RateLimit-Remaining': remaining } });
    expect((await catchError(createRecipe(submission))).message).toBe(
      'Rate limit exceeded. Te quedan 0 solicitudes.',
    );
  });

  it('treat a small reset value as seconds from now', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now);
    respond('', { status: 429, headers: { 'RateLimit-Reset': '90' } });
    const { details } = await catchError(createRecipe(submission));
    expect(details.rateLimit?.resetsAt).toEqual(new Date(now + 90_000));
  });

  // Claim 8.16
  it.each<string | null>([null, 'soon', '1e99', '', '-5'])(
    'leave out an unreadable reset time (%j)',
    async (reset) => {
      respond('', { status: 429, ...(reset === null ? {} : { headers: { 'RateLimit-Reset': reset } }) });
      expect((await catchError(createRecipe(submission))).message).toBe(
        'Rate limit exceeded. Te quedan 0 solicitudes.',
      );
    },
  );

  // Claim 7.6
  it('show status and text of a failed profile save in the banner', async () => {
    respond('name too short', { status: 422 });
    expect((await catchError(saveProfile(profile))).message).toBe(
      'Error al enviar los datos: 422 name too short',
    );
    server.use(http.all(`${api}/*`, () => HttpResponse.error()));
    expect((await catchError(saveProfile(profile))).message).toBe(
      'Error desconocido al enviar el formulario',
    );
  });

  it.each([
    '<html><body>Bad gateway</body></html>',
    'x'.repeat(50_000),
    'Error\n    at save (/srv/a.js:1:1)',
  ])('leave unreadable text out of the banner', async (body) => {
    respond(body, { status: 502 });
    expect((await catchError(saveProfile(profile))).message).toBe('Error al enviar los datos: 502');
  });

  it.each([404, 405, 501])('say at %i that there are no pictures yet, whatever the body', async (status) => {
    respond('{"msg":"Cannot POST /api/api/recipes/r1/image"}', { status });
    expect((await catchError(createImage('r1'))).message).toBe('Custom images are not available yet');
  });

  it.each([
    ['{}', 'Error al eliminar la receta', 'es'],
    ['{"msg":"Ya no está"}', 'Ya no está', undefined],
  ])('have the language of the product’s text, but not of the server’s: %s', async (body, message, lang) => {
    respond(body, { status: 400 });
    const failure = await catchError(deleteRecipe('r1', 'u1'));
    expect([failure.message, failure.details.lang]).toEqual([message, lang]);
  });

  it('reads no body of a saved profile', async () => {
    respond('<<<', { status: 201 });
    await expect(saveProfile(profile)).resolves.toBeUndefined();
  });

  it('keeps unchanged recipes identical when a list is read again', async () => {
    const client = createQueryClient();
    const query = recipeQueries.list('u1');
    const list = async () => {
      await client.fetchQuery({ ...query, staleTime: 0 });
      return client.getQueryData(query.queryKey);
    };
    respond('{"data":[{"_id":"a","ingredientes":"1 egg"},{"_id":"b","ingredientes":"1 leek"}]}');
    const first = await list();
    expect(await list()).toBe(first);
    respond('{"data":[{"_id":"a","ingredientes":"1 egg"},{"_id":"b","ingredientes":"2 leeks"}]}');
    const second = await list();
    expect(second).toMatchObject([{ _id: 'a' }, { _id: 'b', ingredientes: '2 leeks' }]);
    expect(second?.[0]).toBe(first?.[0]);
  });

  // Claim 7.9
  it('keeps the readable recipes of a list, and rejects a list without any', async () => {
    const list = () => createQueryClient().fetchQuery(recipeQueries.list('u1'));
    respond(
      '{"data":[null,7,{"_id":"a","ingredientes":["1 egg","2 leeks"],"tiempoCoccion":"20 min"},{"_id":"b"}]}',
    );
    expect(await list()).toMatchObject([
      { _id: 'a', ingredientes: '1 egg\n2 leeks', tiempoCoccion: 20, diners: null, imageUrl: '' },
    ]);
    for (const body of ['{"data":[null]}', '{"data":{}}', '{}', '[]']) {
      respond(body);
      expect((await catchError(list())).message).toBe('Error al obtener las recetas');
    }
  });
});
