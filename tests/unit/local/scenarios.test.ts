import { advanceTime, startFakeClock } from '@tests/support/clock';
import { describe, expect, it, vi } from 'vitest';
import { readCurrentScenario, setScenario } from '@/local/scenarios/scenarios';
import { recipeSchema } from '@/recipe/recipe';
import {
  aProfile,
  aQuickRequest,
  aSubmission,
  call,
  callBackend,
  callToolkit,
  createSignedInUser,
  renewIdToken,
  serverUrl,
} from './localCalls';

const list = (uid: string, token: string) => callBackend('GET', `/api/users/${uid}/recipes`, token);
const create = (uid: string, token: string) => callBackend('POST', '/api/recipes', token, aSubmission(uid));

describe('a scenario', () => {
  it('lasts until another is chosen', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('500');
    expect((await list(uid, token)).status).toBe(500);
    expect((await list(uid, token)).status).toBe(500);
    expect((await readCurrentScenario()).name).toBe('500');
    await setScenario('normal');
    expect((await list(uid, token)).status).toBe(200);
  });

  it('can be limited to one call and a number of times', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('500', { only: 'createRecipe', times: 2 });
    expect((await list(uid, token)).status).toBe(200);
    expect(await create(uid, token)).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
    expect((await create(uid, token)).status).toBe(500);
    expect((await create(uid, token)).status).toBe(201);
    expect((await readCurrentScenario()).name).toBe('normal');
  });

  it('is not used up twice by requests at the same time', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('500', { only: 'listRecipes', times: 1 });
    const answers = await Promise.all([list(uid, token), list(uid, token), list(uid, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 500]);
  });
});

describe('each scenario', () => {
  it('offline: no request arrives', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('offline');
    await expect(list(uid, token)).rejects.toThrow(TypeError);
    await expect(callToolkit('lookup', { idToken: token })).rejects.toThrow(TypeError);
  });

  it('slow: responses are delayed', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('slow', { delayMs: [60_000, 70_000] });
    startFakeClock();
    const answered = vi.fn();
    const answer = list(uid, token);
    void answer.then(answered);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await advanceTime(50_000);
    expect(answered).not.toHaveBeenCalled();
    await advanceTime(20_000);
    expect((await answer).status).toBe(200);
  });

  it('401: the token is rejected with the call’s message', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('401');
    expect(await list(uid, token)).toMatchObject({ status: 401, body: { msg: 'Invalid or expired token' } });
    expect((await callBackend('GET', `/api/users/${uid}`, token)).body).toEqual({
      error: 'Invalid or expired token',
    });
  });

  it('429: with no requests left and a reset time', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('429');
    const answer = await create(uid, token);
    expect(answer).toMatchObject({ status: 429, body: { msg: 'Too many recipe requests' } });
    expect(answer.headers.get('RateLimit-Remaining')).toBe('0');
    expect(Number(answer.headers.get('RateLimit-Reset'))).toBeGreaterThan(Date.now() / 1000);
  });

  it('malformed JSON: a success that cannot be read', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('malformed JSON');
    await expect(list(uid, token)).rejects.toThrow(SyntaxError);
  });

  it('empty list: recipes are there, the list is not', async () => {
    const { uid, token } = await createSignedInUser();
    await create(uid, token);
    await setScenario('empty list');
    expect((await list(uid, token)).body).toEqual({ data: [] });
  });

  it('1,000 recipes: each can be read and deleted', async () => {
    const size = 1000;
    const { uid, token } = await createSignedInUser();
    await setScenario('1,000 recipes');
    const { data } = (await list(uid, token)).body;
    expect(data).toHaveLength(size);
    expect(new Set(data.map(({ _id }: { _id: string }) => _id)).size).toBe(size);
    const one = data[size - 1];
    expect(
      recipeSchema.parse((await callBackend('GET', `/api/recipes/${one._id}`, token)).body.data)
        .descripcionReceta,
    ).toBe(one.descripcionReceta);
    expect((await callBackend('DELETE', `/api/recipes/${one._id}`, null, { firebaseId: uid })).status).toBe(
      200,
    );
    expect((await list(uid, token)).body.data).toHaveLength(size - 1);
  });

  it('sample image: a stock photo until a picture is made', async () => {
    const { uid, token } = await createSignedInUser();
    await setScenario('sample image');
    const { status, headers, body: recipe } = await create(uid, token);
    expect(status).toBe(201);
    expect(headers.get('RateLimit-Remaining')).toBe('9');
    expect(recipe.imageUrl).toMatch(/^https:\/\/images\.pexels\.com\//);
    expect((await callBackend('GET', `/api/recipes/${recipe._id}`, token)).body.data.imageUrl).toBe(
      recipe.imageUrl,
    );

    const { body } = await callBackend('POST', `/api/recipes/${recipe._id}/image`, token);
    expect(body.data).toEqual({ ...recipe, imageUrl: `/images/${recipe._id}.svg` });
    expect((await call(`${serverUrl}${body.data.imageUrl}`)).body).toMatch(/^<svg/);

    const quick = await callBackend('POST', '/api/api/quickrecipe', null, aQuickRequest);
    expect(quick.body.data.imageUrl).toMatch(/^https:\/\/images\.pexels\.com\//);
  });

  it('odd fields: malformed fields that the schemas accept', async () => {
    const { uid, token } = await createSignedInUser();
    await callBackend('POST', '/api/users', token, aProfile(uid));
    const { body: plain } = await create(uid, token);
    await setScenario('odd fields');
    const { data } = (await callBackend('GET', `/api/recipes/${plain._id}`, token)).body;
    expect(data).toMatchObject({
      diners: '4',
      tipoComida: null,
      descripcionReceta: plain.descripcionReceta.split('\n'),
    });
    expect(data.tiempoCoccion).toBe(`${plain.tiempoCoccion} min`);
    expect((await callBackend('GET', `/api/users/${uid}`, token)).body.user).toMatchObject({
      age: '34',
      intolerances: 'Nuts',
      healthConditions: null,
      profileCompleted: true,
    });
  });

  it('expired session: the token cannot be renewed', async () => {
    await setScenario('expired session');
    expect((await renewIdToken('any')).body.error.message).toBe('TOKEN_EXPIRED');
  });
});
