import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { provideIdToken } from '@/api/idTokens';
import { createQueryClient } from '@/api/queryClient';
import { Toasts } from '@/app/Toasts';
import { AuthProvider } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import { fakeAuth } from './fakeAuth';

/**
 * Renders a screen without the guard before it, for what it says where the guard would not let it be seen: while nobody
 * is known, to nobody, or before the profile has been read. Failed reads are tried again without a pause.
 */
export function renderPastGuard(content: ReactNode) {
  const { client, report } = fakeAuth();
  provideIdToken(client.getIdToken);
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retryDelay: 0 } });
  render(
    <AuthProvider client={client} checkProfile={async () => true} onSignOut={() => {}}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{content}</MemoryRouter>
        <Toasts />
      </QueryClientProvider>
    </AuthProvider>,
  );
  return {
    user: userEvent.setup(),
    /** Has the identity provider say who is signed in; it says nothing before. */
    report: (who: AuthUser | null) => act(() => report(who)),
  };
}
