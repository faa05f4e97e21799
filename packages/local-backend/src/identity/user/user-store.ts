import type { DatabaseSync } from 'node:sqlite';
import type { User } from './user.ts';

/** Accounts in the database. */
export interface UserStore {
  get(uid: string): User | undefined;
  byEmail(email: string): User | undefined;
  byPhone(phoneNumber: string): User | undefined;
  byProvider(providerId: string, rawId: string): User | undefined;
  /** Inserts or replaces, with the indexes by which it is found. */
  put(user: User): void;
  remove(uid: string): void;
  removeAll(): void;
  /** In the order of their ids, after the given one. */
  page(after: string, limit: number): User[];
  count(): number;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS identity_users (
    uid TEXT PRIMARY KEY, email TEXT, phone TEXT, data TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS identity_users_email ON identity_users (email) WHERE email IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS identity_users_phone ON identity_users (phone) WHERE phone IS NOT NULL;
  CREATE TABLE IF NOT EXISTS identity_providers (
    provider TEXT NOT NULL, raw_id TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (provider, raw_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS identity_providers_uid ON identity_providers (uid);`;

/** Opens the accounts of a database. */
export function createUserStore(database: DatabaseSync): UserStore {
  database.exec(SCHEMA);
  const byUid = database.prepare('SELECT data FROM identity_users WHERE uid = ?');
  const byEmail = database.prepare('SELECT data FROM identity_users WHERE email = ? LIMIT 1');
  const byPhone = database.prepare('SELECT data FROM identity_users WHERE phone = ?');
  const byProvider = database.prepare(
    'SELECT data FROM identity_users WHERE uid = (SELECT uid FROM identity_providers WHERE provider = ? AND raw_id = ?)',
  );
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO identity_users (uid, email, phone, data) VALUES (?, ?, ?, ?)',
  );
  const link = database.prepare(
    'INSERT INTO identity_providers (provider, raw_id, uid) VALUES (?, ?, ?)',
  );
  const unlink = database.prepare('DELETE FROM identity_providers WHERE uid = ?');
  const drop = database.prepare('DELETE FROM identity_users WHERE uid = ?');
  const page = database.prepare(
    'SELECT data FROM identity_users WHERE uid > ? ORDER BY uid LIMIT ?',
  );
  const count = database.prepare('SELECT count(*) AS n FROM identity_users');

  function atomically(change: () => void): void {
    database.exec('SAVEPOINT identity_user');
    try {
      change();
      database.exec('RELEASE identity_user');
    } catch (error) {
      database.exec('ROLLBACK TO identity_user; RELEASE identity_user');
      throw error;
    }
  }

  return {
    get: (uid) => read(byUid.get(uid)),
    byEmail: (email) => read(byEmail.get(email)),
    byPhone: (phoneNumber) => read(byPhone.get(phoneNumber)),
    byProvider: (providerId, rawId) => read(byProvider.get(providerId, rawId)),
    put(user) {
      atomically(() => {
        const data = JSON.stringify(user);
        upsert.run(user.uid, user.email ?? null, user.phoneNumber ?? null, data);
        unlink.run(user.uid);
        for (const { providerId, rawId } of user.providers) {
          link.run(providerId, rawId, user.uid);
        }
      });
    },
    remove(uid) {
      atomically(() => {
        unlink.run(uid);
        drop.run(uid);
      });
    },
    removeAll() {
      database.exec('DELETE FROM identity_providers; DELETE FROM identity_users');
    },
    page: (after, limit) => page.all(after, limit).flatMap((row) => read(row) ?? []),
    count: () => Number(count.get()?.['n'] ?? 0),
  };
}

function read(row: Record<string, unknown> | undefined): User | undefined {
  return row === undefined ? undefined : (JSON.parse(String(row['data'])) as User);
}
