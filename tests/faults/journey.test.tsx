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
import { expectNamedState } from './expectNamedState';
import { faults } from './faults';

afterEach(() => toast.remove());

/** What passes by itself, or on another try. */
const passing = [
  'no network',
  '500',
  '504',
  '502 with a page',
  '503 with Retry-After',
  'cut off in the middle',
];
const unreadable = ['a page with 200', 'truncated JSON', '429 with its headers'];

/** Has requests fail by chance, at most one in five. */
function failByChance(seed: number): { failed: () => number } {
  const random = seededRandom(seed);
  let sinceLast = random.integer(0, 4);
  let failed = 0;
  server.use(
    http.all(`${getEnv().apiUrl}/*`, ({ request }) => {
      sinceLast += 1;
      if (sinceLast < 5 || !random.chance(0.9)) return undefined;
      sinceLast = 0;
      failed += 1;
      // A profile that cannot be read is logged, and a save takes any success for one.
      const isRetried = request.url.includes('/users');
      const names = isRetried ? passing : [...passing, ...unreadable];
      const fault = faults.find(({ name }) => name === names[random.integer(0, names.length - 1)]);
      return fault?.answer({ record: { error: 'No' }, wrap: (record) => record });
    }),
  );
  return { failed: () => failed };
}

/** Does something again and again, as a patient cook would, until it is done. */
async function untilDone(act: () => Promise<void>, isDone: () => boolean, hasFailed: () => boolean) {
  for (let tries = 0; tries < 5 && !isDone(); tries += 1) {
    toast.remove();
    await act();
    await waitFor(() => expect(isDone() || hasFailed()).toBe(true));
    await expectNamedState();
  }
  expect(isDone()).toBe(true);
}

const says = (words: string | RegExp) => screen.queryByText(words) !== null;
const alerted = () => document.querySelector('main [role=alert]') !== null;

it.each([1, 2, 3])(
  'a cook gets through everything while requests fail by chance, seed %i',
  {
    timeout: 120_000,
  },
  async (seed) => {
    const app = await renderApp({ at: '/about', as: aCook(), profile: null });
    const { user, location } = app;
    const chance = failByChance(seed);
    const press = (name: string | RegExp) => async () => user.click(screen.getByRole('button', { name }));
    const goTo = (address: string) => {
      window.location.hash = `#${address}`;
    };

    goTo('/services');
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    await fillProfile(user);
    await untilDone(
      press('Submit'),
      () => says('Settings Updated Successfully!'),
      () => says('Error submitting settings!'),
    );
    await waitFor(() => expect(location()).toBe('/'));

    for (const theme of ['Street Eats', 'Budget Meals']) {
      goTo('/services');
      await user.click(await screen.findByRole('link', { name: theme }));
      await screen.findByText(/The chef already knows/);
      await fillRecipeForm(user);
      await untilDone(press('Submit Recipe'), () => location() === '/newRecipe', alerted);
      await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    }

    await user.click(screen.getByRole('link', { name: 'Go to my recipes!' }));
    await screen.findByRole('heading', { level: 1, name: 'My Recipes' });
    const cards = () => screen.queryAllByRole('button', { name: /^Delete / });
    await untilDone(
      async () => {
        const retry = screen.queryByRole('button', { name: 'Try again' });
        if (retry) await user.click(retry);
      },
      () => cards().length === 2 && !alerted(),
      () => screen.queryByRole('button', { name: 'Try again' }) !== null,
    );

    const [first] = screen.getAllByRole('link', { name: /^Cook / });
    if (first) await user.click(first);
    expect(await screen.findByText(/^Step 1 of/)).toBeVisible();
    goTo('/recipes');

    for (const left of [1, 0]) {
      await screen.findAllByRole('button', { name: /^Delete / });
      toast.remove();
      await waitFor(() => expect(says('Recipe successfully deleted')).toBe(false));
      await untilDone(
        async () => {
          const [card] = cards();
          if (card) await user.click(card);
          await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
        },
        () => says('Recipe successfully deleted'),
        () => says(/Error deleting recipe/),
      );
      await waitFor(() => expect(cards()).toHaveLength(left));
    }

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    goTo('/quickrecipe');
    await screen.findByRole('button', { name: 'Generate Recipe' });
    await fillRecipeForm(user);
    await untilDone(press('Generate Recipe'), () => location() === '/quick-recipe-result', alerted);
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(chance.failed()).toBeGreaterThan(1);
  },
);
