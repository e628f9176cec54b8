import { describe, expect, it } from 'vitest';
import { openDb } from '@/local/store/db';
import { readSetting, writeSetting } from '@/local/store/settings';
import { recipeSchema } from '@/recipe/recipe';
import { aProfile, aQuickRequest, aSubmission, backend, call, server, signedIn } from './localMode';

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
    const { uid, token } = await signedIn();
    const body = method === 'POST' ? {} : undefined;
    expect(await backend(method, path(uid), null, body)).toMatchObject({
      status: 401,
      body: { [field]: 'No token provided' },
    });
    expect(await backend(method, path(uid), `${token.slice(0, -4)}AAAA`, body)).toMatchObject({
      status: 401,
      body: { [field]: 'Invalid or expired token' },
    });
  });

  it('is not good for what belongs to another', async () => {
    const { token } = await signedIn(ana);
    const { uid: other } = await signedIn(eva);
    expect((await backend('GET', `/api/users/${other}`, token)).status).toBe(403);
    expect((await backend('GET', `/api/users/${other}/recipes`, token)).status).toBe(403);
    expect((await backend('POST', '/api/users', token, aProfile(other))).status).toBe(403);
    expect((await backend('POST', '/api/recipes', token, aSubmission(other))).status).toBe(403);
  });
});

describe('the profile', () => {
  // Claim 1.7
  it('is missing until it is saved, and complete from then on', async () => {
    const { uid, token } = await signedIn();
    expect(await backend('GET', `/api/users/${uid}`, token)).toMatchObject({
      status: 404,
      body: { error: 'User not found' },
    });
    const profile = aProfile(uid);
    expect((await backend('POST', '/api/users', token, profile)).status).toBe(201);
    expect((await backend('GET', `/api/users/${uid}`, token)).body).toEqual({
      user: { ...profile, profileCompleted: true },
    });
  });

  it('is refused when it is not whole', async () => {
    const { uid, token } = await signedIn();
    expect(await backend('POST', '/api/users', token, { ...aProfile(uid), age: 0 })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('age') },
    });
    expect((await backend('POST', '/api/users', token, { ...aProfile(uid), intolerances: [] })).status).toBe(
      400,
    );
  });
});

describe('a recipe', () => {
  it('is written from the request, kept, listed, read, and pictured', async () => {
    const { uid, token } = await signedIn();
    const { status, body: recipe } = await backend('POST', '/api/recipes', token, aSubmission(uid));
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

    expect((await backend('GET', `/api/users/${uid}/recipes`, token)).body).toEqual({ data: [recipe] });
    expect((await backend('GET', `/api/recipes/${recipe._id}`, token)).body).toEqual({ data: recipe });

    const picture = await call(`${server}${recipe.imageUrl}`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(picture.body).toMatch(/^<svg/);
  });

  it('is refused without its fields', async () => {
    const { uid, token } = await signedIn();
    const wrong = [
      { ingredientes: '' },
      { diners: '4' },
      { tiempoCoccion: 30 },
      { userPreferences: undefined },
    ];
    for (const details of wrong) {
      const answer = await backend('POST', '/api/recipes', token, { ...aSubmission(uid), ...details });
      expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    }
  });

  // Claim 6.4
  it('is hidden from others', async () => {
    const { uid, token } = await signedIn(ana);
    const { token: other } = await signedIn(eva);
    const { body: recipe } = await backend('POST', '/api/recipes', token, aSubmission(uid));
    expect(await backend('GET', `/api/recipes/${recipe._id}`, other)).toMatchObject({
      status: 403,
      body: { msg: expect.any(String) },
    });
    expect((await backend('POST', `/api/recipes/${recipe._id}/image`, other)).status).toBe(403);
  });

  // Claim 6.5
  it('is deleted by its owner only, without a token', async () => {
    const { uid, token } = await signedIn(ana);
    const { uid: other } = await signedIn(eva);
    const { body: recipe } = await backend('POST', '/api/recipes', token, aSubmission(uid));
    const path = `/api/recipes/${recipe._id}`;
    expect((await backend('DELETE', path, null, { firebaseId: other })).status).toBe(403);
    expect(await backend('DELETE', path, null, { firebaseId: uid })).toMatchObject({
      status: 200,
      body: { msg: 'Recipe deleted' },
    });
    expect(await backend('DELETE', path, null, { firebaseId: uid })).toMatchObject({
      status: 404,
      body: { msg: 'Recipe not found' },
    });
    expect((await backend('GET', path, token)).body).toEqual({ msg: 'Recipe not found' });
    expect((await call(`${server}${recipe.imageUrl}`)).status).toBe(404);
  });
});

describe('the rate limit', () => {
  it('tells what is left with every creation, and refuses beyond it', async () => {
    const { uid, token } = await signedIn(ana);
    await writeSetting('rateLimit', { limit: 2, windowMs: 60_000 });
    const create = () => backend('POST', '/api/recipes', token, aSubmission(uid));

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

    const eve = await signedIn(eva);
    expect((await backend('POST', '/api/recipes', eve.token, aSubmission(eve.uid))).status).toBe(201);
  });

  it('opens again when its window is over', async () => {
    const { uid, token } = await signedIn();
    await writeSetting('rateLimit', { limit: 1, windowMs: 60_000 });
    await writeSetting('recipeHits', { [uid]: { since: Date.now() - 61_000, count: 1 } });
    expect((await backend('POST', '/api/recipes', token, aSubmission(uid))).status).toBe(201);
    expect((await readSetting('recipeHits'))[uid]?.count).toBe(1);
  });

  it('is ten an hour by default', async () => {
    expect(await readSetting('rateLimit')).toEqual({ limit: 10, windowMs: 3_600_000 });
  });
});

describe('a quick recipe', () => {
  const path = '/api/api/quickrecipe';

  it('needs no account, and is kept nowhere but for its picture', async () => {
    const { status, body } = await backend('POST', path, null, aQuickRequest);
    expect(status).toBe(200);
    expect(recipeSchema.parse(body.data)).toMatchObject({ diners: 2, tipoComida: 'Lunch' });
    expect((await call(`${server}${body.data.imageUrl}`)).body).toMatch(/^<svg/);
    expect(await (await openDb()).count('recipes')).toBe(0);
  });

  it('refuses a bad token and a bad request', async () => {
    expect((await backend('POST', path, 'eyJ.a.b', aQuickRequest)).status).toBe(401);
    expect(await backend('POST', path, null, { ...aQuickRequest, ingredientes: '' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('ingredientes') },
    });
  });

  it('leaves the newest twenty pictures, and those of kept recipes', async () => {
    const { uid, token } = await signedIn();
    await backend('POST', '/api/recipes', token, aSubmission(uid));
    for (let made = 0; made < 22; made += 1) await backend('POST', path, null, aQuickRequest);
    const db = await openDb();
    expect(await db.countFromIndex('pictures', 'byKind', 'quick')).toBe(20);
    expect(await db.countFromIndex('pictures', 'byKind', 'recipe')).toBe(1);
  });
});

describe('around the contract', () => {
  it('draws a stand-in for stock photos, the same for the same address', async () => {
    const first = await call('https://images.pexels.com/photos/7/pexels-photo-7.jpeg?w=600');
    const again = await call('https://images.pexels.com/photos/7/pexels-photo-7.jpeg');
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(first.body).toMatch(/^<svg/);
    expect(again.body).toBe(first.body);
  });

  it('answers a pre-flight with the headers that were asked for', async () => {
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
