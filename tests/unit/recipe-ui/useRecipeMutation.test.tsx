import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { clearOtherUsersData } from '@/app/clearOtherUsersData';
import { recipeSchema } from '@/recipe/recipe';
import { useRecipeMutation } from '@/recipe-ui/form/useRecipeMutation';

const values = {
  ingredientes: 'leek',
  tiempoCoccion: '20',
  diners: '2',
  tipoComida: 'Dinner',
  necesidadesDiners: '',
  tipoReceta: 'Vegan Bliss',
};

/** Renders a form of Ana's whose recipe arrives when the test says so, even after an abort. */
function renderForm() {
  const onMade = vi.fn();
  let answer = () => {};
  const make = vi.fn(
    () =>
      new Promise<ReturnType<typeof recipeSchema.parse>>((resolve) => {
        answer = () => resolve(recipeSchema.parse({ _id: 'soup', ingredientes: '1 leek' }));
      }),
  );
  const { result } = renderHook(
    () =>
      useRecipeMutation({
        ownerId: 'ana',
        sentStorageKey: 'sent',
        mutationFn: make,
        onSuccess: onMade,
        resultPath: '/newRecipe',
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
  return { result, make, onMade, answer: () => act(async () => answer()) };
}

it('passes the recipe on, and is no longer pending', async () => {
  const { result, onMade, answer } = renderForm();
  act(() => result.current.start(values));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  expect(localStorage.getItem('sent')).not.toBeNull();
  await answer();
  expect(onMade).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'soup' }), values);
  expect(localStorage.getItem('sent')).toBeNull();
});

it('sends one request, however often it is started', async () => {
  const { result, make } = renderForm();
  act(() => {
    result.current.start(values);
    result.current.start(values);
  });
  await waitFor(() => expect(make).toHaveBeenCalled());
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['was cancelled', (form: ReturnType<typeof renderForm>['result']) => form.current.cancel()],
  [
    'is of a user who has left',
    () => clearOtherUsersData({ uid: null, previousUid: 'ana', endedSessionUid: null }),
  ],
])('does nothing with a late recipe that %s', async (_how, end) => {
  const form = renderForm();
  act(() => form.result.current.start(values));
  await waitFor(() => expect(form.result.current.isPending).toBe(true));
  act(() => end(form.result));
  await waitFor(() => expect(form.result.current.isPending).toBe(false));
  await form.answer();
  expect(form.onMade).not.toHaveBeenCalled();
  expect(form.result.current.failure).toBeNull();
});
