import { act, render, screen, waitFor } from '@testing-library/react';
import { anAuthUser, fakeAuth } from '@tests/support/fakeAuth';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuthContextValue, AuthProvider, useAuth } from '@/auth/AuthContext';
import type { AuthUser } from '@/auth/authClient';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { env } from '@/config/env';
import { googleIdToken } from '@/local/panel/googleAccounts';

let latest: AuthContextValue | undefined;

/** Shows the session: [uid, loading, profileCompleted]. */
function Probe() {
  latest = useAuth();
  const { currentUser, loading, profileCompleted } = latest;
  return <output>{JSON.stringify([currentUser?.uid ?? null, loading, profileCompleted])}</output>;
}

/** A session whose profile checks are answered when the test says so. */
function renderSession() {
  const { client, report } = fakeAuth();
  const answers: { resolve: (completed: boolean) => void; reject: (error: Error) => void }[] = [];
  const checkProfile = vi.fn(
    (_uid: string) =>
      new Promise<boolean>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  render(
    <AuthProvider client={client} checkProfile={checkProfile} onSignOut={() => {}}>
      <Probe />
    </AuthProvider>,
  );
  const auth = () => {
    if (!latest) throw new Error('not rendered');
    return latest;
  };
  return {
    auth,
    checkProfile,
    report,
    answer: (at: number, completed: boolean | Error) =>
      act(async () => {
        if (completed instanceof Error) answers[at]?.reject(completed);
        else answers[at]?.resolve(completed);
      }),
    state: () => JSON.parse(screen.getByRole('status').textContent ?? ''),
  };
}

describe('The auth context', () => {
  it('is loading until the first report, also of nobody', () => {
    const { report, state, checkProfile } = renderSession();
    expect(state()).toEqual([null, true, null]);
    act(() => report(null));
    expect(state()).toEqual([null, false, null]);
    expect(checkProfile).not.toHaveBeenCalled();
  });

  it.each([true, false])('has the profile status %s from the backend after a sign-in', async (completed) => {
    const { report, state, checkProfile, answer } = renderSession();
    act(() => report(anAuthUser()));
    expect(state()).toEqual(['cook-1', false, null]);
    expect(checkProfile).toHaveBeenCalledExactlyOnceWith('cook-1');
    await answer(0, completed);
    expect(state()).toEqual(['cook-1', false, completed]);
  });

  it('takes a failed profile check for a profile that is not completed', async () => {
    const { report, state, answer } = renderSession();
    act(() => report(anAuthUser()));
    await answer(0, new Error('no line'));
    expect(state()).toEqual(['cook-1', false, false]);
  });

  it('knows nothing of a profile after the sign-out', async () => {
    const { report, state, answer } = renderSession();
    act(() => report(anAuthUser()));
    await answer(0, true);
    act(() => report(null));
    expect(state()).toEqual([null, false, null]);
  });

  it('sets the flag directly, and asks the backend again only when told to sync', async () => {
    const { auth, report, state, answer, checkProfile } = renderSession();
    act(() => report(anAuthUser()));
    await answer(0, false);
    act(() => auth().setProfileCompleted(true));
    expect(state()).toEqual(['cook-1', false, true]);
    expect(checkProfile).toHaveBeenCalledTimes(1);
    act(() => auth().setProfileCompleted(true, { sync: true }));
    expect(checkProfile).toHaveBeenCalledTimes(2);
    await answer(1, false);
    expect(state()).toEqual(['cook-1', false, false]);
  });

  it('refreshes the profile status on request', async () => {
    const { auth, report, state, answer, checkProfile } = renderSession();
    act(() => report(anAuthUser()));
    await answer(0, false);
    act(() => void auth().refreshProfile());
    expect(checkProfile).toHaveBeenCalledTimes(2);
    await answer(1, true);
    await waitFor(() => expect(state()).toEqual(['cook-1', false, true]));
  });
});

describe("The identity provider's user", () => {
  afterEach(() => Promise.all(getApps().map(deleteApp)));

  it('has an id, an e-mail address, a name and a verified address', async () => {
    const reports: (AuthUser | null)[] = [];
    const client = createFirebaseAuth(env(), {
      chooseGoogleAccount: async () => googleIdToken({ email: 'julia@example.com', name: 'Julia' }),
    });
    client.onUserChanged((user) => reports.push(user));
    await client.signInWithGoogle();
    await waitFor(() =>
      expect(reports.at(-1)).toEqual({
        uid: expect.stringMatching(/.+/),
        email: 'julia@example.com',
        displayName: 'Julia',
        emailVerified: true,
      }),
    );
    await client.signOut();
  });
});
