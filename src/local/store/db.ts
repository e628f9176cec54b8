import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { announce } from './changes';
import type { Settings } from './settings';
import type { Account, Mail, OobCode, Picture, ProfileRow, RecipeRow, Session } from './tables';

interface Tables extends DBSchema {
  accounts: { key: string; value: Account; indexes: { byEmail: string } };
  sessions: { key: string; value: Session; indexes: { byUid: string } };
  oobCodes: { key: string; value: OobCode; indexes: { byUid: string } };
  mails: { key: number; value: Mail };
  profiles: { key: string; value: ProfileRow };
  recipes: { key: string; value: RecipeRow; indexes: { byOwner: string } };
  pictures: { key: string; value: Picture; indexes: { byKind: string } };
  settings: { key: string; value: Settings[keyof Settings] };
}

export type Db = IDBPDatabase<Tables>;

const defaultName = 'sazon.local';
let connection: { name: string; db: Promise<Db> } | null = null;

/**
 * The tables of local mode, opened once. They outlive a reload and a restart of the browser. A name opens another set
 * of tables, which stays the one in use.
 */
export function openDb(name = connection?.name ?? defaultName): Promise<Db> {
  if (connection?.name === name) return connection.db;
  void connection?.db.then((db) => db.close());
  const db = openDB<Tables>(name, 1, {
    upgrade(fresh) {
      fresh
        .createObjectStore('accounts', { keyPath: 'uid' })
        .createIndex('byEmail', 'email', { unique: true });
      fresh.createObjectStore('sessions', { keyPath: 'refreshToken' }).createIndex('byUid', 'uid');
      fresh.createObjectStore('oobCodes', { keyPath: 'code' }).createIndex('byUid', 'uid');
      fresh.createObjectStore('mails', { keyPath: 'id', autoIncrement: true });
      fresh.createObjectStore('profiles', { keyPath: 'firebaseId' });
      fresh.createObjectStore('recipes', { keyPath: '_id' }).createIndex('byOwner', 'firebaseId');
      fresh.createObjectStore('pictures', { keyPath: 'id' }).createIndex('byKind', 'kind');
      fresh.createObjectStore('settings');
    },
    blocking: forget,
    terminated: forget,
  });
  connection = { name, db };
  db.catch(forget);
  return db;
}

function forget(): void {
  const stale = connection;
  connection = null;
  stale?.db.then(
    (db) => db.close(),
    () => undefined,
  );
}

/** Empties every table: accounts, mails, recipes, settings and the secret that signs tokens. */
export async function resetDb(): Promise<void> {
  const db = await openDb();
  const names = Array.from(db.objectStoreNames);
  const transaction = db.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  announce('everything');
}

interface Rows {
  accounts: Account;
  sessions: Session;
  oobCodes: OobCode;
  mails: Mail;
  profiles: ProfileRow;
  recipes: RecipeRow;
  pictures: Picture;
}
type Seeds = { [Name in keyof Rows]?: readonly Rows[Name][] };

/** Puts rows into the tables as they are. For an account with a password, see `seedAccount`. */
export async function seedDb(seeds: Seeds): Promise<void> {
  const db = await openDb();
  await Promise.all([
    ...(seeds.accounts ?? []).map((row) => db.put('accounts', row)),
    ...(seeds.sessions ?? []).map((row) => db.put('sessions', row)),
    ...(seeds.oobCodes ?? []).map((row) => db.put('oobCodes', row)),
    ...(seeds.mails ?? []).map((row) => db.put('mails', row)),
    ...(seeds.profiles ?? []).map((row) => db.put('profiles', row)),
    ...(seeds.recipes ?? []).map((row) => db.put('recipes', row)),
    ...(seeds.pictures ?? []).map((row) => db.put('pictures', row)),
  ]);
  announce('everything');
}
