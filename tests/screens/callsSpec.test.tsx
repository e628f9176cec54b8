import { screen, waitFor } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import type { RecordedRequest } from '@tests/support/requests';
import { describe, expect, it, vi } from 'vitest';
import { profileQueries } from '@/api/profile';
import { recipeQueries } from '@/api/recipes';
import { hours, minutes } from '@/lib/timing';

const api = 'http://localhost:5000/api';
const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

/** A protected call without a body, to the letter. */
function expectBareCall(call: RecordedRequest | undefined, url: string) {
  expect(call?.url).toBe(url);
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: expect.stringMatching(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/),
  });
  expect(call?.text).toBe('');
}

describe('RecipeCheck calls', () => {
  it('1: the profile, with {api} ending in /api and the path beginning with it', async () => {
    const { requests } = await renderApp({ as: aCook() });
    await screen.findByRole('link', { name: 'Start Crafting Recipes' });
    expectBareCall(requests.to('GET', '/api/users/cook-1')[0], `${api}/api/users/cook-1`);
  });

  it('6: a recipe, with token and JSON content type', async () => {
    const recipe = aRecipe();
    const { requests } = await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    await screen.findByRole('heading', { level: 1, name: /^Lentil soup/ });
    expectBareCall(requests.to('GET', `/api/recipes/${recipe._id}`)[0], `${api}/api/recipes/${recipe._id}`);
  });

  it.each(['/', '/about', '/quickrecipe', '/recipes'])('none is made for a visitor at %s', async (at) => {
    const { requests } = await renderApp({ at });
    await screen.findByRole('link', { name: 'Login' });
    expect(requests.calls()).toEqual([]);
  });
});

describe('What was read', () => {
  it.each([
    ['a profile', profileQueries.detail],
    ['a list', recipeQueries.list],
    ['a recipe', (uid: string) => recipeQueries.detail(uid, 'r1')],
  ])('is kept by user: %s', (_what, queryOf) => {
    expect(queryOf('ana').queryKey).toContain('ana');
    expect(queryOf('ben').queryKey).not.toEqual(queryOf('ana').queryKey);
  });
});

describe('What is fresh is not asked for again', () => {
  it('the list for 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe()] });
    await screen.findByRole('article');
    const lists = () => requests.to('GET', '/api/users/cook-1/recipes');
    const leaveFor = async (milliseconds: number) => {
      goTo('/about');
      await screen.findByRole('heading', { level: 1, name: /^About/ });
      vi.setSystemTime(Date.now() + milliseconds);
      goTo('/recipes');
      await screen.findByRole('article');
    };
    await leaveFor(minutes(5) - 5_000);
    expect(lists()).toHaveLength(1);
    await leaveFor(10_000);
    await waitFor(() => expect(lists()).toHaveLength(2));
  });

  it('the profile for the recipe form for 1 hour, under the id of its user', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requests } = await renderApp({ at: '/lastForm', as: aCook() });
    await screen.findByText(/The chef already knows/);
    const reads = () => requests.to('GET', '/api/users/cook-1').length;
    const before = reads();
    const leaveFor = async (milliseconds: number) => {
      goTo('/about');
      await screen.findByRole('heading', { level: 1, name: /^About/ });
      vi.setSystemTime(Date.now() + milliseconds);
      goTo('/lastForm');
      await screen.findByText(/The chef already knows/);
    };
    await leaveFor(hours(1) - 5_000);
    expect(reads()).toBe(before);
    await leaveFor(10_000);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});
