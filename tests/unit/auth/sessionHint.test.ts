import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionHint, mayHaveStoredUser, readSessionHint, saveSessionHint } from '@/auth/sessionHint';

afterEach(() => vi.unstubAllGlobals());

describe('the session hint', () => {
  it('is the user of the last visit and whether their profile was complete, until it is cleared', () => {
    expect(readSessionHint()).toBeNull();
    saveSessionHint({ uid: 'ana', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ana', profileCompleted: null });
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    saveSessionHint({ uid: 'ana', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ana', profileCompleted: true });
    clearSessionHint();
    expect(readSessionHint()).toBeNull();
  });

  it('keeps nothing of the profile of another user', () => {
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    saveSessionHint({ uid: 'ben', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ben', profileCompleted: null });
  });

  it.each(['', '{', '7', 'null', '[]', '{}', '{"uid":7}', '{"uid":""}'])(
    'is null where %j is stored',
    (text) => {
      localStorage.setItem('sazon.session', text);
      expect(readSessionHint()).toBeNull();
    },
  );
});

describe('a user in Firebase’s storage', () => {
  const withDatabases = (databases: () => Promise<IDBDatabaseInfo[]>) =>
    vi.stubGlobal('indexedDB', { databases });

  it('is possible where Firebase has a key or a database, and not by the hint', async () => {
    withDatabases(async () => []);
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    expect(await mayHaveStoredUser()).toBe(false);
    localStorage.setItem('firebase:authUser:key:sazon', '{}');
    expect(await mayHaveStoredUser()).toBe(true);
    localStorage.clear();
    withDatabases(async () => [{ name: 'firebaseLocalStorageDb', version: 1 }]);
    expect(await mayHaveStoredUser()).toBe(true);
  });

  it('is possible where the browser does not say', async () => {
    withDatabases(() => Promise.reject(new Error('not here')));
    expect(await mayHaveStoredUser()).toBe(true);
  });
});
