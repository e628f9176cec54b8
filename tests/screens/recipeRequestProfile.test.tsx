import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCook, aProfile } from '@tests/support/builders';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { server } from '@tests/support/server';
import { delay, HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { provideIdToken } from '@/api/apiFetch';
import { createQueryClient } from '@/api/queryClient';
import { AuthProvider } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { env } from '@/config/env';
import { RecipeRequestScreen } from '@/features/generate/screens/RecipeRequestScreen';

const refuse = () => Promise.reject(new Error('not part of this test'));

/** A session that never changes. */
const authClient: AuthClient = {
  onUserChanged: (report) => {
    report({ ...aCook(), displayName: null, emailVerified: true });
    return () => {};
  },
  getIdToken: async () => 'eyJ.a.b',
  signIn: refuse,
  signInWithGoogle: refuse,
  register: refuse,
  resendVerification: refuse,
  sendPasswordReset: refuse,
  signOut: refuse,
};

/** The screen alone, past the guard: behind it the profile has usually been read already. */
function renderScreen(answerProfile: () => Response | Promise<Response>) {
  server.use(http.get(`${env().apiUrl}/api/users/cook-1`, answerProfile));
  provideIdToken(authClient.getIdToken);
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  render(
    <AuthProvider client={authClient} checkProfile={async () => true} onSignOut={() => {}}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RecipeRequestScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </AuthProvider>,
  );
  return userEvent.setup();
}

describe("Recipe request: the cook's profile", () => {
  it('says why it could not be read, offers a way back, and reads it again', async () => {
    let reads = 0;
    const user = renderScreen(() => {
      reads += 1;
      return reads <= 4
        ? HttpResponse.json({ error: 'The pantry is flooded' }, { status: 500 })
        : HttpResponse.json({ user: { ...aProfile(), profileCompleted: true } });
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading user data: The pantry is flooded');
    expect(reads).toBe(4);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/services');
    expect(screen.queryByRole('button', { name: 'Submit Recipe' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Submit Recipe' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['has no status to tell', () => HttpResponse.error(), 'Failed to fetch user data'],
    ['has no words', () => new HttpResponse('', { status: 503 }), 'HTTP error! status: 503'],
  ])('falls back where the failure %s', async (_case, answer, message) => {
    renderScreen(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error loading user data: ${message}`);
  });

  it.each([
    [
      'has not loaded',
      async () => {
        await delay('infinite');
        return HttpResponse.json(null);
      },
    ],
    ['does not exist', () => HttpResponse.json({ error: 'User not found' }, { status: 404 })],
  ])('does not send a request while it %s', async (_case, answer) => {
    const user = renderScreen(answer);
    await fillRecipeForm(user);
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('User data not available. Please try again.');
    expect(screen.getByLabelText('Ingredients')).toHaveValue('Eggs, Rice');
  });
});
