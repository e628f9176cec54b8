import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCook, aRecipe } from '@tests/support/builders';
import { fakeAuth } from '@tests/support/fakeAuth';
import { expectNoise } from '@tests/support/noise';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { provideIdToken } from '@/api/apiFetch';
import { createQueryClient } from '@/api/queryClient';
import { Toasts } from '@/app/Toasts';
import { AuthProvider } from '@/auth/AuthContext';
import { env } from '@/config/env';
import { DeleteDialog } from '@/features/recipes/components/DeleteDialog';
import { RecipesScreen } from '@/features/recipes/screens/RecipesScreen';
import { withTitles } from '@/recipe/list';
import { recipeSchema } from '@/recipe/recipe';

const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

async function homeOfACook() {
  const app = await renderApp({ as: aCook(), recipes: [aRecipe()] });
  await screen.findByRole('link', { name: 'Start Crafting Recipes' });
  return app;
}

/** Past the guard: what a screen says when it finds nobody signed in. */
function renderSignedOut(content: ReactNode) {
  const { client, report } = fakeAuth();
  render(
    <AuthProvider client={client} checkProfile={async () => true} onSignOut={() => {}}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>{content}</MemoryRouter>
        <Toasts />
      </QueryClientProvider>
    </AuthProvider>,
  );
  act(() => report(null));
}

describe('Protected requests', () => {
  it.each([
    ['abc.def.ghi', 'Invalid token format - does not start with eyJ'],
    ['eyJabc.def', 'Invalid token format - does not have three parts'],
    ['eyJabc..ghi', 'Invalid token format - empty parts'],
  ])('are not made with the token %s: %s', async (token, message) => {
    const { requests } = await homeOfACook();
    server.use(
      http.post('https://securetoken.googleapis.com/v1/token', () =>
        HttpResponse.json({
          id_token: token,
          access_token: token,
          refresh_token: 'kept',
          expires_in: '3600',
          token_type: 'Bearer',
          user_id: 'cook-1',
        }),
      ),
    );
    goTo('/recipes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
  });

  it('are not made without a session: User not authenticated', async () => {
    const { requests } = await homeOfACook();
    provideIdToken(async () => null);
    goTo('/recipes');
    expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated');
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
  });
});

describe('A failed profile check', () => {
  it('of a user the backend does not know (404) means that the profile is incomplete', async () => {
    server.use(
      http.get(`${env().apiUrl}/api/users/cook-1`, () =>
        HttpResponse.json({ error: 'User not found' }, { status: 404 }),
      ),
    );
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
  });

  it.each([
    [400, 'Error 404'],
    [403, 'Record not found'],
    [400, 'The pantry is flooded'],
  ])('(%i %s) means the same, and is logged', async (status, error) => {
    expectNoise(new RegExp(`The profile could not be checked.*${error}`));
    expectNoise(/The profile could not be loaded/);
    server.use(http.get(`${env().apiUrl}/api/users/cook-1`, () => HttpResponse.json({ error }, { status })));
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible();
  });
});

describe('Recipes, nobody signed in', () => {
  it('asks in Spanish to log in to see them', () => {
    renderSignedOut(<RecipesScreen />);
    expect(screen.getByText('Por favor, inicia sesión para ver tus recetas.')).toHaveAttribute('lang', 'es');
  });

  it('asks in Spanish to log in to delete one, and closes the dialog', async () => {
    const [titled] = withTitles([recipeSchema.parse(aRecipe())]);
    if (!titled) throw new Error('no recipe');
    const onClose = vi.fn();
    renderSignedOut(<DeleteDialog titled={titled} onClose={onClose} onDeleted={() => {}} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent('Error deleting recipe: Por favor, inicia sesión para eliminar recetas.');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('The quick recipe', () => {
  it('has words for a failure that has none', async () => {
    const { user } = await renderApp({ at: '/quickrecipe' });
    provideIdToken(() => Promise.reject(new ApiError('auth', '')));
    await fillRecipeForm(user);
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred. Please try again.');
  });
});

describe('The list', () => {
  it('shows a failed reading in a red box', async () => {
    server.use(
      http.get(`${env().apiUrl}/api/users/:uid/recipes`, () =>
        HttpResponse.json({ msg: 'The pantry is flooded' }, { status: 400 }),
      ),
    );
    await renderApp({ at: '/recipes', as: aCook() });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('The pantry is flooded');
    expect(box).toHaveClass('border-tomato-ink', 'bg-tomato-wash');
  });
});
