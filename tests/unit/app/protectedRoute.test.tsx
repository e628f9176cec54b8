import { render } from '@testing-library/react';
import { fakeAuth } from '@tests/support/fakeAuth';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ProtectedRoute } from '@/app/ProtectedRoute';
import { AuthProvider } from '@/auth/AuthContext';

it('sends who is not signed in to the login each time, also who comes back before that was shown', () => {
  const { client } = fakeAuth();
  const sentTo: string[] = [];
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: () => {},
    replace: (to) => sentTo.push(typeof to === 'string' ? to : createPath(to)),
    go: () => {},
  };
  const arrival = (key: string) => (
    <AuthProvider client={client} checkProfile={async () => true} onSignOut={() => {}} isExpected={false}>
      <Router location={{ pathname: '/recipes', key }} navigator={navigator}>
        <ProtectedRoute needs="user">My Recipes</ProtectedRoute>
      </Router>
    </AuthProvider>
  );
  const { rerender } = render(arrival('first'));
  rerender(arrival('second'));
  expect(sentTo).toEqual(['/login', '/login']);
});
