import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionHint, mayHaveStoredUser, readSessionHint, saveSessionHint } from '@/auth/sessionHint';

afterEach(() => vi.unstubAllGlobals());

describe('the stored session', () => {
  it('has the user of the last visit and profileCompleted until it is cleared', () => {
    expect(readSessionHint()).toBeNull();
    saveSessionHint({ uid: 'ana', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ana', profileCompleted: null });
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    saveSessionHint({ uid: 'ana', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ana', profileCompleted: true });
    clearSessionHint();
    expect(readSessionHint()).toBeNull();
  });

  it('does not keep another user’s profileCompleted', () => {
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    saveSessionHint({ uid: 'ben', profileCompleted: null });
    expect(readSessionHint()).toEqual({ uid: 'ben', profileCompleted: null });
  });

  it.each(['', '{', '7', 'null', '[]', '{}', '{"uid":7}', '{"uid":""}'])(
    'is null if %j is stored',
    (text) => {
      localStorage.setItem('sazon.session', text);
      expect(readSessionHint()).toBeNull();
    },
  );
});

describe('a user in Firebase’s storage', () => {
  const withDatabases = (databases: () => Promise<IDBDatabaseInfo[]>) =>
    vi.stubGlobal('indexedDB', { databases });

  it('is possible if Firebase has a key or a database, whatever the stored session', async () => {
    withDatabases(async () => []);
    saveSessionHint({ uid: 'ana', profileCompleted: true });
    expect(await mayHaveStoredUser()).toBe(false);
    localStorage.setItem('firebase:authUser:key:sazon', '{}');
    expect(await mayHaveStoredUser()).toBe(true);
    localStorage.clear();
    withDatabases(async () => [{ name: 'firebaseLocalStorageDb', version: 1 }]);
    expect(await mayHaveStoredUser()).toBe(true);
  });

  it('is possible if the browser does not list its databases', async () => {
    withDatabases(() => Promise.reject(new Error('not here')));
    expect(await mayHaveStoredUser()).toBe(true);
  });
});
