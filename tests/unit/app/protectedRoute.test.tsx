import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { fakeAuth } from '@tests/support/fakeAuth';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { AuthProvider } from '@/app/AuthProvider';
import ProtectedRoute from '@/app/ProtectedRoute';

it('redirects a visitor to the login each time, also one who goes back before the login is shown', async () => {
  const { loadAuthClient, whenSubscribed, report } = fakeAuth();
  const sentTo: string[] = [];
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: () => {},
    replace: (to) => sentTo.push(typeof to === 'string' ? to : createPath(to)),
    go: () => {},
  };
  const arrival = (key: string) => (
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient}>
        <Router location={{ pathname: '/recipes', key }} navigator={navigator}>
          <ProtectedRoute needs="user" />
        </Router>
      </AuthProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(arrival('first'));
  await whenSubscribed();
  expect(sentTo).toEqual([]);
  act(() => report(null));
  rerender(arrival('second'));
  expect(sentTo).toEqual(['/login', '/login']);
});
