import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { aProfile } from '@tests/support/builders';
import { advanceTime, advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { anAuthUser, fakeAuth } from '@tests/support/fakeAuth';
import { retryImmediately } from '@tests/support/retryImmediately';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { profileQueries } from '@/api/profile';
import { queryClient } from '@/api/queryClient';
import { AuthProvider } from '@/app/AuthProvider';
import { type AuthContextValue, useAuth } from '@/auth/AuthContext';
import { saveSessionHint } from '@/auth/sessionHint';
import { getEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';

let latest: AuthContextValue | undefined;
let flags: (boolean | null)[] = [];

/** Renders the session: [uid, loading, profileCompleted]. */
function Probe() {
  latest = useAuth();
  const { currentUser, loading, profileCompleted } = latest;
  flags.push(profileCompleted);
  return <output>{JSON.stringify([currentUser?.uid ?? null, loading, profileCompleted])}</output>;
}

/** profileCompleted, or the status of a failure. */
type ProfileResponse = boolean | number;

/** Renders a session whose profile requests are answered one by one by the test. */
async function renderSession() {
  const { client, loadAuthClient, whenSubscribed, report } = fakeAuth();
  client.signOut = async () => {};
  setIdTokenProvider(client.getIdToken);
  retryImmediately();
  const asked: string[] = [];
  const waiting: ((answer: ProfileResponse) => void)[] = [];
  server.use(
    http.get(`${getEnv().apiUrl}/api/users/:uid`, async ({ params }) => {
      asked.push(String(params.uid));
      const answer = await new Promise<ProfileResponse>((resolve) => waiting.push(resolve));
      if (typeof answer === 'number')
        return HttpResponse.json({ error: `No line ${answer}` }, { status: answer });
      return HttpResponse.json({ user: { ...aProfile(), profileCompleted: answer } });
    }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient}>
        <Probe />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await whenSubscribed();
  const auth = () => {
    if (!latest) throw new Error('not rendered');
    return latest;
  };
  const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');
  return {
    auth,
    asked,
    client,
    report,
    state,
    answer: async (answer: ProfileResponse) => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.(answer);
    },
    shows: (...expected: unknown[]) => waitFor(() => expect(state()).toEqual(expected)),
  };
}

describe('The auth context', () => {
  // Claims 3.24, 4.1
  it('is loading until Firebase reports a user or none', async () => {
    const { report, state, asked } = await renderSession();
    expect(state()).toEqual([null, true, null]);
    act(() => report(null));
    expect(state()).toEqual([null, false, null]);
    expect(asked).toEqual([]);
  });

  // Claims 3.24, 3.25, 4.2
  it.each([true, false])('has profileCompleted %s from the backend after a sign-in', async (completed) => {
    const { report, state, asked, answer, shows } = await renderSession();
    act(() => report(anAuthUser()));
    expect(state()).toEqual(['cook-1', false, null]);
    await answer(completed);
    await shows('cook-1', false, completed);
    expect(asked).toEqual(['cook-1']);
  });

  // Claims 4.5, 8.4
  it('treats a failed profile check as an incomplete profile', async () => {
    expectConsoleMessage(/The profile could not be checked/);
    const { report, answer, shows } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(403);
    await shows('cook-1', false, false);
  });

  it('treats a missing profile (404) as incomplete', async () => {
    const { report, answer, shows, auth } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(404);
    await shows('cook-1', false, false);
    expect(auth().profileError).toBeNull();
  });

  const storeCompletedProfile = () => {
    const now = Date.now();
    const state = { data: { ...aProfile(), profileCompleted: true }, dataUpdatedAt: now };
    localStorage.setItem(
      storageKeys.queryCache,
      JSON.stringify({
        timestamp: now,
        buster: 'v1',
        clientState: { mutations: [], queries: [{ queryKey: ['profile', 'cook-1'], state }] },
      }),
    );
    saveSessionHint({ uid: 'cook-1', profileCompleted: true });
  };

  it('uses the completed profile of the last visit at once, and still asks the backend', async () => {
    storeCompletedProfile();
    const { report, answer, shows, asked } = await renderSession();
    act(() => report(anAuthUser()));
    await shows('cook-1', false, true);
    await answer(false);
    await shows('cook-1', false, false);
    expect(asked).toEqual(['cook-1']);
  });

  it.each([
    [503, true],
    [401, false],
    [403, false],
    [404, false],
  ])('after status %i treats a stored completed profile as %s', async (status, completed) => {
    if (status !== 404) expectConsoleMessage(/The profile could not be checked/);
    storeCompletedProfile();
    const { report, answer, shows, auth } = await renderSession();
    act(() => report(anAuthUser()));
    await shows('cook-1', false, true);
    for (let tries = status === 503 ? 4 : 1; tries > 0; tries -= 1) await answer(status);
    await waitFor(() => expect(auth().profileError === null).toBe(status === 404));
    await shows('cook-1', false, completed);
  });

  // Claim 4.3
  it('has no profile after the sign-out', async () => {
    const { report, state, answer, shows } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(true);
    await shows('cook-1', false, true);
    act(() => report(null));
    expect(state()).toEqual([null, false, null]);
    expect(queryClient.getQueryData(profileQueries.detail('cook-1').queryKey)).toBeUndefined();
  });

  it('distinguishes an expired session from a sign-out', async () => {
    const { auth, client, report } = await renderSession();
    const draft = storageKeys.draft('cook-1', 'profile');
    const signIn = () => {
      act(() => report(anAuthUser()));
      localStorage.setItem(draft, '{}');
    };
    signIn();
    act(() => report(null));
    expect(auth().endedSessionUid).toBe('cook-1');
    expect(localStorage.getItem(draft)).toBe('{}');
    signIn();
    expect(auth().endedSessionUid).toBeNull();
    await act(() => auth().accountActions.signOut());
    act(() => report(null));
    expect(auth().endedSessionUid).toBeNull();
    expect(localStorage.getItem(draft)).toBeNull();
    signIn();
    await act(() => auth().endSession());
    expect(auth().endedSessionUid).toBe('cook-1');
    expect(auth().currentUser).toBeNull();
    act(() => report(null));
    expect(auth().endedSessionUid).toBe('cook-1');
    expect(localStorage.getItem(draft)).toBe('{}');
    signIn();
    client.signOut = () => Promise.reject(new Error('no line'));
    await act(() => expect(auth().accountActions.signOut()).rejects.toThrow('no line'));
    act(() => report(null));
    expect(auth().endedSessionUid).toBe('cook-1');
    expect(localStorage.getItem(draft)).toBe('{}');
  });

  it('detects a session that expired while the page was closed', async () => {
    saveSessionHint({ uid: 'cook-1', profileCompleted: true });
    const { auth, report } = await renderSession();
    act(() => report(null));
    expect(auth().endedSessionUid).toBe('cook-1');
  });

  it('has the error of a failed profile check until one succeeds', async () => {
    expectConsoleMessage(/The profile could not be checked/);
    const { auth, report, answer, asked } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(403);
    await waitFor(() => expect(auth().profileError?.message).toBe('No line 403'));
    act(() => void auth().refreshProfile());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(auth().profileError?.message).toBe('No line 403');
    await answer(true);
    await waitFor(() => expect(auth().profileError).toBeNull());
  });

  it('retries while the backend does not answer, without changing its value', async () => {
    expectConsoleMessage(/The profile could not be checked/);
    startFakeClock('setInterval', 'clearInterval');
    const { report, shows, auth, state } = await renderSession();
    let reads = 0;
    let isBack = false;
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/cook-1`, () => {
        reads += 1;
        return isBack
          ? HttpResponse.json({ user: { ...aProfile(), profileCompleted: true } })
          : HttpResponse.json({}, { status: 503 });
      }),
    );
    act(() => report(anAuthUser()));
    await shows('cook-1', false, false);
    flags = [];
    for (const tries of [8, 12, 16]) {
      while (reads < tries) {
        await advanceTime(1000);
        expect(state()).toEqual(['cook-1', false, false]);
        expect(auth().profileError).not.toBeNull();
      }
    }
    expect(new Set(flags)).toEqual(new Set([false]));
    isBack = true;
    await advanceTimeUntil(() => expect(state()).toEqual(['cook-1', false, true]));
    expect(auth().profileError).toBeNull();
  });

  it('ignores a response for a user who has signed out', async () => {
    const { report, state, answer } = await renderSession();
    act(() => report(anAuthUser()));
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    act(() => report(null));
    await answer(true);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(state()).toEqual([null, false, null]);
  });

  it.each([true, 503])('ignores a late response (%s) for the previous user', async (late) => {
    const { report, state, answer, asked, shows } = await renderSession();
    act(() => report(anAuthUser()));
    await waitFor(() => expect(asked).toEqual(['cook-1']));
    act(() => report({ ...anAuthUser(), uid: 'cook-2' }));
    await waitFor(() => expect(asked).toEqual(['cook-1', 'cook-2']));
    await answer(late);
    expect(state()).toEqual(['cook-2', false, null]);
    await answer(false);
    await shows('cook-2', false, false);
    expect(queryClient.getQueryData(profileQueries.detail('cook-1').queryKey)).toBeUndefined();
  });

  // Claims 3.26, 4.4
  it('sets profileCompleted directly, and refetches only on request', async () => {
    const { auth, report, answer, asked, shows } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(false);
    await shows('cook-1', false, false);
    await act(() => auth().setProfileCompleted(true));
    await shows('cook-1', false, true);
    expect(asked).toHaveLength(1);
    act(() => void auth().setProfileCompleted(true, { sync: true }));
    await answer(false);
    await shows('cook-1', false, false);
    expect(asked).toHaveLength(2);
  });

  // Claim 3.27
  it('refreshes the profile status on request', async () => {
    const { auth, report, answer, asked, shows } = await renderSession();
    act(() => report(anAuthUser()));
    await answer(false);
    await shows('cook-1', false, false);
    act(() => void auth().refreshProfile());
    await answer(true);
    await shows('cook-1', false, true);
    expect(asked).toHaveLength(2);
  });
});
