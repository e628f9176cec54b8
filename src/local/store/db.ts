import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { notifyChange } from './changes';
import type { Account, Mail, OobCode, Picture, ProfileRow, RecipeRow, SessionRow } from './tables';

interface Tables extends DBSchema {
  accounts: { key: string; value: Account; indexes: { byEmail: string } };
  sessions: { key: string; value: SessionRow; indexes: { byUid: string } };
  oobCodes: { key: string; value: OobCode };
  mails: { key: number; value: Mail };
  profiles: { key: string; value: ProfileRow };
  recipes: { key: string; value: RecipeRow; indexes: { byOwner: string } };
  pictures: { key: string; value: Picture; indexes: { byKind: string } };
  /** Typed by `settings.ts`. */
  settings: { key: string; value: unknown };
}

type Db = IDBPDatabase<Tables>;

let connection: Promise<Db> | null = null;

/** Returns the database of local mode. Opened once; it survives restarts of the browser. */
export function openDb(): Promise<Db> {
  connection ??= connect();
  return connection;
}

function connect(): Promise<Db> {
  const db = openDB<Tables>('sazon.local', 1, {
    upgrade(fresh) {
      fresh
        .createObjectStore('accounts', { keyPath: 'uid' })
        .createIndex('byEmail', 'email', { unique: true });
      fresh.createObjectStore('sessions', { keyPath: 'refreshToken' }).createIndex('byUid', 'uid');
      fresh.createObjectStore('oobCodes', { keyPath: 'code' });
      fresh.createObjectStore('mails', { keyPath: 'id', autoIncrement: true });
      fresh.createObjectStore('profiles', { keyPath: 'firebaseId' });
      fresh.createObjectStore('recipes', { keyPath: '_id' }).createIndex('byOwner', 'firebaseId');
      fresh.createObjectStore('pictures', { keyPath: 'id' }).createIndex('byKind', 'kind');
      fresh.createObjectStore('settings');
    },
    blocking: closeConnection,
    terminated: closeConnection,
  });
  db.catch(closeConnection);
  return db;
}

function closeConnection(): void {
  const stale = connection;
  connection = null;
  stale?.then(
    (db) => db.close(),
    () => undefined,
  );
}

/** Clears all tables, including the secret that signs tokens. */
export async function resetDb(): Promise<void> {
  const db = await openDb();
  const names = Array.from(db.objectStoreNames);
  const transaction = db.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  notifyChange('everything');
}
