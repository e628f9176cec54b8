import { seedAccount } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { deleteApp, getApps } from 'firebase/app';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient, AuthUser } from '@/auth/authClient';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { getEnv } from '@/config/env';
import { createGoogleIdToken } from '@/local/identity/googleSignIn';
import { setScenario } from '@/local/scenarios/scenarios';
import { listMails } from '@/local/store/mails';

const [email, password] = ['julia@example.com', 'bouillabaisse'];
const lookup = 'https://identitytoolkit.googleapis.com/v1/:call';

let open: AuthClient | null = null;
function client() {
  open = createFirebaseAuth(getEnv(), {
    chooseGoogleAccount: async () => createGoogleIdToken({ email, name: 'Julia' }),
  });
  const reports: (AuthUser | null)[] = [];
  open.onAuthStateChanged((user) => reports.push(user));
  return { auth: open, reports };
}

afterEach(async () => {
  await open?.signOut();
  open = null;
  await Promise.all(getApps().map(deleteApp));
});

describe('createFirebaseAuth', () => {
  // Claims 1.3, 3.1, 7.31
  it('reports nobody first, then the verified user, then nobody again', async () => {
    await seedAccount({ uid: 'cook-1', email, password });
    const { auth, reports } = client();
    await vi.waitFor(() => expect(reports).toEqual([null]));
    await auth.signIn(email, password);
    await vi.waitFor(() =>
      expect(reports.at(-1)).toMatchObject({ uid: 'cook-1', email, emailVerified: true }),
    );
    await auth.signOut();
    await vi.waitFor(() => expect(reports.at(-1)).toBeNull());
  });

  // Claim 3.1
  it('has an id, an e-mail address, a name and a verified address', async () => {
    const { auth, reports } = client();
    await auth.signInWithGoogle();
    await vi.waitFor(() =>
      expect(reports.at(-1)).toEqual({
        uid: expect.stringMatching(/.+/),
        email,
        displayName: 'Julia',
        emailVerified: true,
      }),
    );
  });

  // Claims 1.5, 4.6, 4.16
  it('does not report a user whose e-mail is not verified', async () => {
    await seedAccount({ email, password, emailVerified: false });
    const { auth, reports } = client();
    await expect(auth.signIn(email, password)).rejects.toMatchObject({ kind: 'unverified' });
    await auth.register('new@example.com', password);
    await auth.resendVerificationEmail(email, password);
    expect(reports.filter(Boolean)).toEqual([]);
    expect((await listMails()).map(({ to }) => to)).toEqual([email, 'new@example.com', email]);
    expect(await auth.getIdToken()).toBeNull();
  });

  // Claim 1.5
  it('does not report an unverified Google user either', async () => {
    server.use(
      http.post(lookup, ({ params }) =>
        params.call === 'accounts:lookup'
          ? HttpResponse.json({ users: [{ localId: 'cook-1', email, emailVerified: false }] })
          : undefined,
      ),
    );
    const { auth, reports } = client();
    await expect(auth.signInWithGoogle()).rejects.toMatchObject({ kind: 'unverified' });
    expect(reports.filter(Boolean)).toEqual([]);
  });

  it('sends no verification link to a verified address', async () => {
    await seedAccount({ email, password });
    const { auth } = client();
    await expect(auth.resendVerificationEmail(email, password)).rejects.toMatchObject({
      message: 'This email is already verified. You can sign in.',
    });
    expect(await listMails()).toEqual([]);
    expect(await auth.getIdToken()).toBeNull();
  });

  // Claim 5.20
  it('forces a fresh token for every request', async () => {
    await seedAccount({ email, password });
    const { auth } = client();
    await auth.signIn(email, password);
    const renewals = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('securetoken')) renewals();
    });
    expect(await auth.getIdToken()).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
    await auth.getIdToken();
    expect(renewals).toHaveBeenCalledTimes(2);
    server.events.removeAllListeners();
  });

  it('rejects an action that takes more than 15 s', async () => {
    const { auth, reports } = client();
    await vi.waitFor(() => expect(reports).toEqual([null]));
    server.use(http.post(lookup, () => new Promise(() => {})));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signingIn = auth.signIn(email, password).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await signingIn).toMatchObject({ kind: 'timeout', message: 'That took too long.' });
  });

  it('returns the error kinds that the screens distinguish', async () => {
    await seedAccount({ email, password });
    const { auth } = client();
    await expect(auth.signIn(email, 'wrong-one')).rejects.toMatchObject({ kind: 'wrong-credentials' });
    await expect(auth.signIn('nobody@example.com', password)).rejects.toMatchObject({
      kind: 'unknown-email',
    });
    await expect(auth.register(email, password)).rejects.toMatchObject({ kind: 'email-taken' });
    await expect(auth.register('nowhere', password)).rejects.toMatchObject({ kind: 'invalid-email' });
    await expect(auth.sendPasswordResetEmail('nobody@example.com')).rejects.toMatchObject({
      kind: 'unknown-email',
    });
    await setScenario('offline');
    await expect(auth.signIn(email, password)).rejects.toMatchObject({ kind: 'network' });
  });
});
