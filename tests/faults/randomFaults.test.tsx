import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { fillProfile } from '@tests/support/profileForm';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { http } from 'msw';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { seededRandom } from '@/lib/random';
import { expectReadableScreen } from './expectReadableScreen';
import { faults } from './faults';

afterEach(() => toast.remove());

/** Failures that are transient or succeed on retry. */
const transientFaults = [
  'no network',
  '500',
  '504',
  '502 with a page',
  '503 with Retry-After',
  'cut off in the middle',
];
const unreadable = ['a page with 200', 'truncated JSON', '429 with its headers'];

/** Makes at most one in five requests fail at random. */
function failRandomly(seed: number): { failed: () => number } {
  const random = seededRandom(seed);
  let sinceLast = random.integer(0, 4);
  let failed = 0;
  server.use(
    http.all(`${getEnv().apiUrl}/*`, ({ request }) => {
      sinceLast += 1;
      if (sinceLast < 5 || !random.chance(0.9)) return undefined;
      sinceLast = 0;
      failed += 1;
      // A failed profile read is logged; a save of it and a deletion treat any 2xx as success, though nothing was done.
      const isBodyRead = !request.url.includes('/users') && request.method !== 'DELETE';
      const names = isBodyRead ? [...transientFaults, ...unreadable] : transientFaults;
      const name = names[random.integer(0, names.length - 1)];
      const fault = faults.find((one) => one.name === name);
      return fault?.answer({ record: { error: 'No' }, wrap: (record) => record });
    }),
  );
  return { failed: () => failed };
}

async function repeatUntilDone(act: () => Promise<void>, isDone: () => boolean, hasFailed: () => boolean) {
  for (let tries = 0; tries < 5 && !isDone(); tries += 1) {
    toast.remove();
    await act();
    await waitFor(() => expect(isDone() || hasFailed()).toBe(true));
    await expectReadableScreen();
  }
  expect(isDone()).toBe(true);
}

const hasText = (words: string | RegExp) => screen.queryByText(words) !== null;
const hasAlert = () => document.querySelector('main [role=alert]') !== null;

it.each([1, 2, 3])(
  'a cook can finish everything while requests fail at random, seed %i',
  {
    timeout: 120_000,
  },
  async (seed) => {
    const app = await renderApp({ at: '/about', as: aCook(), profile: null });
    const { user, location } = app;
    const injectedFaults = failRandomly(seed);
    const press = (name: string | RegExp) => async () => user.click(screen.getByRole('button', { name }));
    const goTo = (address: string) => {
      window.location.hash = `#${address}`;
    };

    goTo('/services');
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    await fillProfile(user);
    await repeatUntilDone(
      press('Submit'),
      () => hasText('Settings Updated Successfully!'),
      () => hasText('Error submitting settings!'),
    );
    await waitFor(() => expect(location()).toBe('/'));

    for (const theme of ['Street Eats', 'Budget Meals']) {
      goTo('/services');
      await user.click(await screen.findByRole('link', { name: theme }));
      await screen.findByText(/The chef already knows/);
      await fillRecipeForm(user);
      await repeatUntilDone(press('Submit Recipe'), () => location() === '/newRecipe', hasAlert);
      await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    }

    await user.click(screen.getByRole('link', { name: 'Go to my recipes!' }));
    await screen.findByRole('heading', { level: 1, name: 'My Recipes' });
    const cards = () => screen.queryAllByRole('button', { name: /^Delete / });
    await repeatUntilDone(
      async () => {
        const retry = screen.queryByRole('button', { name: 'Try again' });
        if (retry) await user.click(retry);
      },
      () => cards().length === 2 && !hasAlert(),
      () => screen.queryByRole('button', { name: 'Try again' }) !== null,
    );

    const [first] = screen.getAllByRole('link', { name: /^Cook / });
    if (first) await user.click(first);
    expect(await screen.findByText(/^Step 1 of/)).toBeVisible();
    goTo('/recipes');

    for (const left of [1, 0]) {
      await screen.findAllByRole('button', { name: /^Delete / });
      toast.remove();
      await waitFor(() => expect(hasText('Recipe successfully deleted')).toBe(false));
      await repeatUntilDone(
        async () => {
          const [card] = cards();
          if (card) await user.click(card);
          await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        },
        () => hasText('Recipe successfully deleted'),
        () => hasText(/Error deleting recipe/),
      );
      await waitFor(() => expect(cards()).toHaveLength(left));
    }

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    goTo('/quickrecipe');
    await screen.findByRole('button', { name: 'Generate Recipe' });
    await fillRecipeForm(user);
    await repeatUntilDone(press('Generate Recipe'), () => location() === '/quick-recipe-result', hasAlert);
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(injectedFaults.failed()).toBeGreaterThan(1);
  },
);
