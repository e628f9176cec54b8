import { fakeAuth } from '@tests/support/fakeAuth';
import { expect, it, vi } from 'vitest';
import { lazyAuthClient } from '@/auth/lazyAuthClient';

it('loads nothing for a visitor, until something is asked of it; then it reports who is here', async () => {
  const { client } = fakeAuth();
  const load = vi.fn(async () => ({ ...client, signIn: async () => {} }));
  const subscribe = vi.spyOn(client, 'onUserChanged');
  load.mockImplementation(async () => ({ ...client, onUserChanged: subscribe, signIn: async () => {} }));
  const lazy = lazyAuthClient(load, { mayHaveSession: async () => false });
  lazy.onUserChanged(() => {});
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await lazy.signIn('julia@example.com', 'sofrito');
  expect(load).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('reports to nobody who has stopped listening meanwhile', async () => {
  const { client } = fakeAuth();
  const subscribe = vi.spyOn(client, 'onUserChanged');
  const lazy = lazyAuthClient(async () => client);
  lazy.onUserChanged(() => {})();
  await vi.waitFor(async () => expect(await lazy.getIdToken()).toBe('eyJ.a.b'));
  expect(subscribe).not.toHaveBeenCalled();
});
