import { describe, expect, it } from 'vitest';
import { openDb } from '@/local/store/db';
import { readSetting, writeSetting } from '@/local/store/settings';
import { recipeSchema } from '@/recipe/recipe';
import {
  aProfile,
  aQuickRequest,
  aSubmission,
  call,
  callBackend,
  createSignedInUser,
  serverUrl,
} from './localCalls';

const [ana, eva] = [{ email: 'ana@example.com' }, { email: 'eva@example.com' }];

describe('the token', () => {
  it.each([
    ['GET', (uid: string) => `/api/users/${uid}`, 'error'],
    ['POST', () => '/api/users', 'error'],
    ['POST', () => '/api/recipes', 'error'],
    ['GET', (uid: string) => `/api/users/${uid}/recipes`, 'msg'],
    ['GET', () => '/api/recipes/66f000000000000000000000', 'msg'],
    ['POST', () => '/api/recipes/66f000000000000000000000/image', 'msg'],
  ] as const)('is asked for by %s %s, which refuses in its own words', async (method, path, field) => {
    const { uid, token } = await createSignedInUser();
    const body = method === 'POST' ? {} : undefined;
    expect(await callBackend(method, path(uid), null, body)).toMatchObject({
      status: 401,
      body: { [field]: 'No token provided' },
    });
    expect(await callBackend(method, path(uid), `${token.slice(0, -4)}AAAA`, body)).toMatchObject({
      status: 401,
      body: { [field]: 'Invalid or expired token' },
    });
  });

  it('is rejected for another user’s data', async () => {
    const { token } = await createSignedInUser(ana);
    const { uid: other } = await createSignedInUser(eva);
    expect((await callBackend('GET', `/api/users/${other}`, token)).status).toBe(403);
    expect((await callBackend('GET', `/api/users/${other}/recipes`, token)).status).toBe(403);
    expect((await callBackend('POST', '/api/users', token, aProfile(other))).status).toBe(403);
    expect((await callBackend('POST', '/api/recipes', token, aSubmission(other))).status).toBe(403);
  });
});

describe('the profile', () => {
  // Claim 1.7
  it('is missing until it is saved, then complete', async () => {
    const { uid, token } = await createSignedInUser();
    expect(await callBackend('GET', `/api/users/${uid}`, token)).toMatchObject({
      status: 404,
      body: { error: 'User not found' },
    });
    const profile = aProfile(uid);
    expect((await callBackend('POST', '/api/users', token, profile)).status).toBe(201);
    expect((await callBackend('GET', `/api/users/${uid}`, token)).body).toEqual({
      user: { ...profile, profileCompleted: true },
    });
  });

  it('is rejected if it is incomplete', async () => {
    const { uid, token } = await createSignedInUser();
    expect(await callBackend('POST', '/api/users', token, { ...aProfile(uid), age: 0 })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('age') },
    });
    expect(
      (await callBackend('POST', '/api/users', token, { ...aProfile(uid), intolerances: [] })).status,
    ).toBe(400);
  });
});

describe('a recipe', () => {
  it('is created from the request, stored, listed, read, and illustrated', async () => {
    const { uid, token } = await createSignedInUser();
    const { status, body: recipe } = await callBackend('POST', '/api/recipes', token, aSubmission(uid));
    expect(status).toBe(201);
    expect(recipeSchema.parse(recipe)).toMatchObject({
      diners: 4,
      tipoComida: 'Dinner',
      tipoReceta: 'Healthy Bites',
    });
    expect(recipe._id).toMatch(/^[0-9a-f]{24}$/);
    const idTime = Number.parseInt(recipe._id.slice(0, 8), 16) * 1000;
    expect(Math.abs(Date.parse(recipe.createdAt) - idTime)).toBeLessThan(1000);
    expect(recipe.imageUrl).toBe(`/images/${recipe._id}.svg`);

    expect((await callBackend('GET', `/api/users/${uid}/recipes`, token)).body).toEqual({ data: [recipe] });
    expect((await callBackend('GET', `/api/recipes/${recipe._id}`, token)).body).toEqual({ data: recipe });

    const picture = await call(`${serverUrl}${recipe.imageUrl}`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(picture.body).toMatch(/^<svg/);
  });

  it('is rejected without its fields', async () => {
    const { uid, token } = await createSignedInUser();
    const wrong = [
      { ingredientes: '' },
      { diners: '4' },
      { tiempoCoccion: 30 },
      { userPreferences: undefined },
    ];
    for (const details of wrong) {
      const answer = await callBackend('POST', '/api/recipes', token, { ...aSubmission(uid), ...details });
      expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    }
  });

  // Claim 6.4
  it('is hidden from other users', async () => {
    const { uid, token } = await createSignedInUser(ana);
    const { token: other } = await createSignedInUser(eva);
    const { body: recipe } = await callBackend('POST', '/api/recipes', token, aSubmission(uid));
    expect(await callBackend('GET', `/api/recipes/${recipe._id}`, other)).toMatchObject({
      status: 403,
      body: { msg: expect.any(String) },
    });
    expect((await callBackend('POST', `/api/recipes/${recipe._id}/image`, other)).status).toBe(403);
  });

  // Claim 6.5
  it('is deleted by its owner only, without a token', async () => {
    const { uid, token } = await createSignedInUser(ana);
    const { uid: other } = await createSignedInUser(eva);
    const { body: recipe } = await callBackend('POST', '/api/recipes', token, aSubmission(uid));
    const path = `/api/recipes/${recipe._id}`;
    expect((await callBackend('DELETE', path, null, { firebaseId: other })).status).toBe(403);
    expect(await callBackend('DELETE', path, null, { firebaseId: uid })).toMatchObject({
      status: 200,
      body: { msg: 'Recipe deleted' },
    });
    expect(await callBackend('DELETE', path, null, { firebaseId: uid })).toMatchObject({
      status: 404,
      body: { msg: 'Recipe not found' },
    });
    expect((await callBackend('GET', path, token)).body).toEqual({ msg: 'Recipe not found' });
    expect((await call(`${serverUrl}${recipe.imageUrl}`)).status).toBe(404);
  });
});

describe('the rate limit', () => {
  it('is reported with every creation, and rejects more', async () => {
    const { uid, token } = await createSignedInUser(ana);
    await writeSetting('rateLimit', { limit: 2, windowMs: 60_000 });
    const create = () => callBackend('POST', '/api/recipes', token, aSubmission(uid));

    const first = await create();
    expect(first.headers.get('RateLimit-Limit')).toBe('2');
    expect(first.headers.get('RateLimit-Remaining')).toBe('1');
    const seconds = Number(first.headers.get('RateLimit-Reset')) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(61);
    expect(first.headers.get('Access-Control-Expose-Headers')).toContain('RateLimit-Reset');

    expect((await create()).headers.get('RateLimit-Remaining')).toBe('0');
    const third = await create();
    expect(third).toMatchObject({ status: 429, body: { msg: 'Too many recipe requests' } });
    expect(third.headers.get('RateLimit-Remaining')).toBe('0');
    expect(third.headers.get('RateLimit-Reset')).toBe(first.headers.get('RateLimit-Reset'));

    const eve = await createSignedInUser(eva);
    expect((await callBackend('POST', '/api/recipes', eve.token, aSubmission(eve.uid))).status).toBe(201);
  });

  it('resets after its window', async () => {
    const { uid, token } = await createSignedInUser();
    await writeSetting('rateLimit', { limit: 1, windowMs: 60_000 });
    await writeSetting('recipeHits', { [uid]: { since: Date.now() - 61_000, count: 1 } });
    expect((await callBackend('POST', '/api/recipes', token, aSubmission(uid))).status).toBe(201);
    expect((await readSetting('recipeHits'))[uid]?.count).toBe(1);
  });

  it('is ten an hour by default', async () => {
    expect(await readSetting('rateLimit')).toEqual({ limit: 10, windowMs: 3_600_000 });
  });
});

describe('a quick recipe', () => {
  const path = '/api/api/quickrecipe';

  it('needs no account, and only its picture is stored', async () => {
    const { status, body } = await callBackend('POST', path, null, aQuickRequest);
    expect(status).toBe(200);
    expect(recipeSchema.parse(body.data)).toMatchObject({ diners: 2, tipoComida: 'Lunch' });
    expect((await call(`${serverUrl}${body.data.imageUrl}`)).body).toMatch(/^<svg/);
    expect(await (await openDb()).count('recipes')).toBe(0);
  });

  it('is rejected with an invalid token or request', async () => {
    expect((await callBackend('POST', path, 'eyJ.a.b', aQuickRequest)).status).toBe(401);
    expect(await callBackend('POST', path, null, { ...aQuickRequest, ingredientes: '' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('ingredientes') },
    });
  });

  it('keeps the newest twenty pictures, and those of saved recipes', async () => {
    const { uid, token } = await createSignedInUser();
    await callBackend('POST', '/api/recipes', token, aSubmission(uid));
    for (let made = 0; made < 22; made += 1) await callBackend('POST', path, null, aQuickRequest);
    const db = await openDb();
    expect(await db.countFromIndex('pictures', 'byKind', 'quick')).toBe(20);
    expect(await db.countFromIndex('pictures', 'byKind', 'recipe')).toBe(1);
  });
});

describe('beside the contract', () => {
  it('draws the same placeholder for the same stock photo', async () => {
    const first = await call('https://images.pexels.com/photos/7/pexels-photo-7.jpeg?w=600');
    const again = await call('https://images.pexels.com/photos/7/pexels-photo-7.jpeg');
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(first.body).toMatch(/^<svg/);
    expect(again.body).toBe(first.body);
  });

  it('answers a preflight with the requested headers', async () => {
    const { status, headers } = await call('http://localhost:5000/api/api/recipes', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'authorization,content-type' },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization,content-type');
    expect(headers.get('Access-Control-Allow-Methods')).toContain('DELETE');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
