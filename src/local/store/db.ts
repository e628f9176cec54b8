import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { notifyChange } from './changes';
import type { Account, ImageRow, Mail, OobCode, ProfileRow, RecipeRow, SessionRow } from './tables';

interface LocalDbSchema extends DBSchema {
  accounts: { key: string; value: Account; indexes: { byEmail: string } };
  sessions: { key: string; value: SessionRow; indexes: { byUid: string } };
  oobCodes: { key: string; value: OobCode };
  mails: { key: number; value: Mail };
  profiles: { key: string; value: ProfileRow };
  recipes: { key: string; value: RecipeRow; indexes: { byOwner: string } };
  pictures: { key: string; value: ImageRow; indexes: { byKind: string } };
  /** Typed by `settings.ts`. */
  settings: { key: string; value: unknown };
}

type Db = IDBPDatabase<LocalDbSchema>;

let connection: Promise<Db> | null = null;

/** Returns the database of local mode. Opened once; it survives restarts of the browser. */
export function openDb(): Promise<Db> {
  connection ??= connect();
  return connection;
}

function connect(): Promise<Db> {
  const db = openDB<LocalDbSchema>('sazon.local', 1, {
    upgrade(db) {
      db.createObjectStore('accounts', { keyPath: 'uid' }).createIndex('byEmail', 'email', { unique: true });
      db.createObjectStore('sessions', { keyPath: 'refreshToken' }).createIndex('byUid', 'uid');
      db.createObjectStore('oobCodes', { keyPath: 'code' });
      db.createObjectStore('mails', { keyPath: 'id', autoIncrement: true });
      db.createObjectStore('profiles', { keyPath: 'firebaseId' });
      db.createObjectStore('recipes', { keyPath: '_id' }).createIndex('byOwner', 'firebaseId');
      db.createObjectStore('pictures', { keyPath: 'id' }).createIndex('byKind', 'kind');
      db.createObjectStore('settings');
    },
    blocking: closeConnection,
    terminated: closeConnection,
  });
  db.catch(closeConnection);
  return db;
}

function closeConnection(): void {
  const previousConnection = connection;
  connection = null;
  previousConnection?.then(
    (db) => db.close(),
    () => undefined,
  );
}

/** Clears all tables, including the secret that signs tokens. */
export async function clearDb(): Promise<void> {
  const db = await openDb();
  const names = Array.from(db.objectStoreNames);
  const transaction = db.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  notifyChange();
}
