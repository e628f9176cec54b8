import { act, render, screen, waitFor } from '@testing-library/react';
import { anAuthUser, fakeAuth } from '@tests/support/fakeAuth';
import { describe, expect, it, vi } from 'vitest';
import { type AuthContextValue, AuthProvider, useAuth } from '@/auth/AuthContext';

let latest: AuthContextValue | undefined;

/** Shows the session: [uid, loading, profileCompleted]. */
function Probe() {
  latest = useAuth();
  const { currentUser, loading, profileCompleted } = latest;
  return <output>{JSON.stringify([currentUser?.uid ?? null, loading, profileCompleted])}</output>;
}

/** A session whose profile checks are answered when the test says so. */
function renderSession(lastUser: string | null = null) {
  const { client, report } = fakeAuth();
  client.signOut = async () => {};
  const onSignOut = vi.fn();
  const answers: { resolve: (completed: boolean) => void; reject: (error: Error) => void }[] = [];
  const checkProfile = vi.fn(
    (_uid: string) =>
      new Promise<boolean>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  render(
    <AuthProvider client={client} checkProfile={checkProfile} onSignOut={onSignOut} lastUser={() => lastUser}>
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
    onSignOut,
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

  it('tells a session that ended by itself from one that was left on purpose', async () => {
    const { auth, report, onSignOut } = renderSession();
    act(() => report(anAuthUser()));
    act(() => report(null));
    expect(auth().endedSession).toBe('cook-1');
    expect(onSignOut.mock.calls).toEqual([['cook-1', { onPurpose: false }]]);
    act(() => report(anAuthUser()));
    expect(auth().endedSession).toBeNull();
    await act(() => auth().account.signOut());
    act(() => report(null));
    expect(auth().endedSession).toBeNull();
    expect(onSignOut.mock.calls.slice(1)).toEqual([['cook-1', { onPurpose: true }]]);
    act(() => report(anAuthUser()));
    await act(() => auth().endSession());
    expect(auth().endedSession).toBe('cook-1');
    expect(auth().currentUser).toBeNull();
    expect(onSignOut.mock.calls.slice(2)).toEqual([['cook-1', { onPurpose: false }]]);
    act(() => report(null));
    expect(auth().endedSession).toBe('cook-1');
  });

  it('knows of a session that ended while the page was away', () => {
    const { auth, report, onSignOut } = renderSession('cook-1');
    act(() => report(null));
    expect(auth().endedSession).toBe('cook-1');
    expect(onSignOut.mock.calls).toEqual([['cook-1', { onPurpose: false }]]);
  });

  it('says why a profile check failed, until another one succeeds', async () => {
    const { auth, report, answer } = renderSession();
    act(() => report(anAuthUser()));
    const failure = new Error('no line');
    await answer(0, failure);
    expect(auth().profileFailure).toBe(failure);
    act(() => void auth().refreshProfile());
    expect(auth().profileFailure).toBe(failure);
    await answer(1, true);
    expect(auth().profileFailure).toBeNull();
  });

  it('drops what the backend says of someone who has signed out meanwhile', async () => {
    const { report, state, answer } = renderSession();
    act(() => report(anAuthUser()));
    act(() => report(null));
    await answer(0, true);
    expect(state()).toEqual([null, false, null]);
  });

  it.each([true, new Error('no line')])(
    'drops a late answer (%s) about the cook before this one',
    async (completed) => {
      const { report, state, answer, checkProfile } = renderSession();
      act(() => report(anAuthUser()));
      act(() => report({ ...anAuthUser(), uid: 'cook-2' }));
      expect(checkProfile.mock.calls).toEqual([['cook-1'], ['cook-2']]);
      await answer(0, completed);
      expect(state()).toEqual(['cook-2', false, null]);
      await answer(1, false);
      expect(state()).toEqual(['cook-2', false, false]);
    },
  );

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
