import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { renderApp } from '@tests/support/renderApp';
import { retryImmediately } from '@tests/support/retryImmediately';
import { server } from '@tests/support/server';
import { http } from 'msw';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { profileQueries } from '@/api/profile';
import { queryClient } from '@/api/queryClient';
import { recipeQueries } from '@/api/recipes';
import { getEnv } from '@/config/env';
import { expectReadableScreen, findButton, withFaultName } from './expectReadableScreen';
import { type Fault, faults, type SuccessResponse } from './faults';

afterEach(() => toast.remove());

const julia = aCook();
const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\n1. Chop the onion.\n2. Simmer.' });
const stew = aRecipe({ descripcionReceta: '# Bean stew\n\n1. Chop the leek.\n2. Stew.' });
const storedProfile = { ...aProfile(), profileCompleted: true };

interface Reading {
  at: string;
  path: string;
  query: { queryKey: readonly unknown[] };
  good: SuccessResponse;
  expectSuccess: () => void;
  /** In addition to the faults of every call. */
  faults?: readonly Fault[];
  expectedConsoleMessage?: RegExp;
}

const listFault = (name: string, list: (record: Record<string, unknown>) => unknown[]): Fault => ({
  name,
  isSuccess: true,
  answer: ({ record }) =>
    new Response(JSON.stringify({ data: list(record) }), { headers: { 'Content-Type': 'application/json' } }),
});

const readings: Record<string, Reading> = {
  '1, by the request form': {
    at: '/lastForm',
    path: `/api/users/${julia.uid}`,
    query: profileQueries.detail(julia.uid),
    good: { record: storedProfile, wrap: (user) => ({ user }) },
    expectSuccess: () => expect(screen.getByText(/The chef already knows/)).toBeVisible(),
    expectedConsoleMessage: /The profile could not be/,
  },
  '1, by the wizard': {
    at: '/initialForm',
    path: `/api/users/${julia.uid}`,
    query: profileQueries.detail(julia.uid),
    good: { record: storedProfile, wrap: (user) => ({ user }) },
    expectSuccess: () => {
      expect(screen.getByText('Update Your Settings')).toBeVisible();
      expect(screen.getByLabelText('Name')).toHaveValue('Julia');
    },
    expectedConsoleMessage: /The profile could not be/,
  },
  '4, the list': {
    at: '/recipes',
    path: `/api/users/${julia.uid}/recipes`,
    query: recipeQueries.list(julia.uid),
    good: { record: soup as never, wrap: (recipe) => ({ data: [recipe, stew] }) },
    expectSuccess: () => {
      expect(screen.getByText('Lentil soup')).toBeVisible();
      expect(screen.getByText('Bean stew')).toBeVisible();
      expect(document.querySelector('[role=alert]')).toBeNull();
    },
    faults: [
      listFault('the same recipe twice', (record) => [record, record, stew]),
      listFault('two recipes of one id', (record) => [record, { ...stew, _id: record._id }]),
      listFault('recipes among rubbish', (record) => [null, 7, 'soup', [], {}, record, { _id: {} }]),
      listFault('2,000 recipes of one day', (record) =>
        Array.from({ length: 2000 }, (_, index) => ({ ...record, _id: `r${index}` })),
      ),
    ],
  },
  '6, a recipe': {
    at: `/recipe/${soup._id}`,
    path: `/api/recipes/${soup._id}`,
    query: recipeQueries.detail(julia.uid, soup._id),
    good: { record: soup as never, wrap: (data) => ({ data }) },
    expectSuccess: () => {
      expect(screen.getByText('Lentil soup', { selector: 'h1' })).toBeVisible();
      expect(document.querySelector('[role=alert]')).toBeNull();
    },
  },
};

it.each(Object.entries(readings))(
  'call %s: every fault shows a readable screen, and a retry succeeds',
  {
    timeout: 180_000,
  },
  async (_, { at, path, query, good, expectSuccess, faults: more = [], expectedConsoleMessage }) => {
    if (expectedConsoleMessage) expectConsoleMessage(expectedConsoleMessage);
    await renderApp({ at, as: julia, recipes: [soup, stew] });
    await waitFor(expectSuccess);
    retryImmediately();
    const { queryKey } = query;
    /** Reads with an empty cache. */
    const read = async () => {
      await act(() => queryClient.resetQueries({ queryKey }));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    };
    // New queries have the new options.
    await read();

    for (const fault of [...faults, ...more]) {
      await withFaultName(fault.name, async () => {
        server.use(http.get(getEnv().apiUrl + path, () => fault.answer(good)));
        server.use(http.get(`${getEnv().apiUrl}/moved`, () => new Response('<h1>Moved</h1>')));
        await read();
        await expectReadableScreen();
        server.resetHandlers();
        const retry = findButton('Try again');
        if (retry) fireEvent.click(retry);
        else await read();
        // A missing profile (404) has led to the profile form.
        window.location.hash = `#${at}`;
        await waitFor(expectSuccess);
      });
    }
  },
);
