import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { setIdTokenProvider } from '@/api/apiFetch';
import { queryClient } from '@/api/queryClient';
import { AuthProvider } from '@/app/AuthProvider';
import { Toaster } from '@/app/Toaster';
import type { AuthUser } from '@/auth/authClient';
import { fakeAuth } from './fakeAuth';
import { retryImmediately } from './retryImmediately';

/**
 * Renders a screen without its route guard, to test states that the guard hides: an unknown user, a visitor, a profile that is
 * not loaded. Failed queries are retried immediately.
 */
export function renderWithoutGuard(content: ReactNode) {
  const { client, loadAuthClient, whenSubscribed, report } = fakeAuth();
  setIdTokenProvider(client.getIdToken);
  retryImmediately();
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient}>
        <MemoryRouter>{content}</MemoryRouter>
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    /** Reports a user, as Firebase does. No user is reported before. */
    report: async (who: AuthUser | null) => {
      await whenSubscribed();
      act(() => report(who));
    },
  };
}
