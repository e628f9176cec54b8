import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { setIdTokenProvider } from '@/api/apiFetch';
import { queryClient } from '@/api/queryClient';
import { AuthProvider } from '@/app/AuthProvider';
import { Toasts } from '@/app/Toasts';
import type { AuthUser } from '@/auth/authClient';
import { fakeAuth } from './fakeAuth';
import { retryImmediately } from './retryImmediately';

/**
 * Renders a screen without the guard before it, for what it says where the guard would not let it be seen: while nobody
 * is known, to nobody, or before the profile has been read. Failed reads are tried again without a pause.
 */
export function renderWithoutGuard(content: ReactNode) {
  const { client, loadAuthClient, whenSubscribed, report } = fakeAuth();
  setIdTokenProvider(client.getIdToken);
  retryImmediately();
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient}>
        <MemoryRouter>{content}</MemoryRouter>
        <Toasts />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    /** Has the identity provider say who is signed in; it says nothing before. */
    report: async (who: AuthUser | null) => {
      await whenSubscribed();
      act(() => report(who));
    },
  };
}
