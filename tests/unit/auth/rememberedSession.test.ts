import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSession,
  isSessionExpected,
  mayHaveSession,
  readRememberedSession,
  rememberSession,
} from '@/auth/rememberedSession';

afterEach(() => localStorage.clear());

describe('what is remembered of a session', () => {
  it('is who, and what is known of their profile, until it is forgotten', () => {
    expect(readRememberedSession()).toBeNull();
    rememberSession('ana');
    expect(readRememberedSession()).toEqual({ uid: 'ana', profileCompleted: null });
    rememberSession('ana', true);
    rememberSession('ana');
    expect(readRememberedSession()).toEqual({ uid: 'ana', profileCompleted: true });
    forgetSession();
    expect(readRememberedSession()).toBeNull();
  });

  it('tells nothing of the profile of another', () => {
    rememberSession('ana', true);
    rememberSession('ben');
    expect(readRememberedSession()).toEqual({ uid: 'ben', profileCompleted: null });
  });

  it.each(['', '{', '7', 'null', '[]', '{}', '{"uid":7}', '{"uid":""}'])(
    'is nobody where %j is kept',
    (text) => {
      localStorage.setItem('sazon.session', text);
      expect(readRememberedSession()).toBeNull();
    },
  );
});

describe('a session', () => {
  it('is expected of who was here, and of whom the identity provider keeps', () => {
    expect(isSessionExpected()).toBe(false);
    rememberSession('ana');
    expect(isSessionExpected()).toBe(true);
    forgetSession();
    localStorage.setItem('firebase:authUser:key:sazon', '{}');
    expect(isSessionExpected()).toBe(true);
  });

  it('is looked for where the provider has been, or where the browser does not say', async () => {
    const databases = vi.fn(async (): Promise<IDBDatabaseInfo[]> => []);
    vi.stubGlobal('indexedDB', { databases });
    expect(await mayHaveSession()).toBe(false);
    databases.mockResolvedValueOnce([{ name: 'firebaseLocalStorageDb', version: 1 }]);
    expect(await mayHaveSession()).toBe(true);
    databases.mockRejectedValueOnce(new Error('not here'));
    expect(await mayHaveSession()).toBe(true);
    vi.unstubAllGlobals();
  });
});
