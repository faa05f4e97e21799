import type { DatabaseSync } from 'node:sqlite';
import { tableSuffix, type NumberedTenant } from '../tenant/tenant-store.ts';
import type { User } from './user.ts';

/** Called with the uid of each changed or deleted account. */
export type AccountChanged = (uid: string) => void;

/** Accounts in the database. */
export interface UserStore {
  get(uid: string): User | undefined;
  byEmail(email: string): User | undefined;
  byPhone(phoneNumber: string): User | undefined;
  byProvider(providerId: string, rawId: string): User | undefined;
  /**
   * Inserts or replaces an account and its indexes.
   * @param notifyAfterMs delay in milliseconds before {@link AccountChanged} is called; 0 by default
   */
  put(user: User, notifyAfterMs?: number): void;
  remove(uid: string): void;
  removeAll(): void;
  /** Returns accounts in the order of their ids, after the given one. */
  page(after: string, limit: number): User[];
  count(): number;
}

const schema = (users: string, providers: string) => `
  CREATE TABLE IF NOT EXISTS ${users} (
    uid TEXT PRIMARY KEY, email TEXT, phone TEXT, data TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ${users}_email ON ${users} (email) WHERE email IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS ${users}_phone ON ${users} (phone) WHERE phone IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ${providers} (
    provider TEXT NOT NULL, raw_id TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (provider, raw_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ${providers}_uid ON ${providers} (uid);`;

/** Opens the accounts of a tenant or of the project. */
export function createUserStore(
  database: DatabaseSync,
  changed: AccountChanged,
  tenant?: NumberedTenant,
): UserStore {
  const users = `identity_users${tableSuffix(tenant)}`;
  const providers = `identity_providers${tableSuffix(tenant)}`;
  database.exec(schema(users, providers));
  const byUid = database.prepare(`SELECT data FROM ${users} WHERE uid = ?`);
  const byEmail = database.prepare(`SELECT data FROM ${users} WHERE email = ? LIMIT 1`);
  const byPhone = database.prepare(`SELECT data FROM ${users} WHERE phone = ?`);
  const byProvider = database.prepare(
    `SELECT data FROM ${users} WHERE uid = (SELECT uid FROM ${providers} WHERE provider = ? AND raw_id = ?)`,
  );
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO ${users} (uid, email, phone, data) VALUES (?, ?, ?, ?)`,
  );
  const link = database.prepare(
    `INSERT INTO ${providers} (provider, raw_id, uid) VALUES (?, ?, ?)`,
  );
  const unlink = database.prepare(`DELETE FROM ${providers} WHERE uid = ?`);
  const drop = database.prepare(`DELETE FROM ${users} WHERE uid = ?`);
  const page = database.prepare(`SELECT data FROM ${users} WHERE uid > ? ORDER BY uid LIMIT ?`);
  const everybody = database.prepare(`SELECT uid FROM ${users}`);
  const count = database.prepare(`SELECT count(*) AS n FROM ${users}`);

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
    put(user, notifyAfterMs = 0) {
      atomically(() => {
        const data = JSON.stringify(user);
        upsert.run(user.uid, user.email ?? null, user.phoneNumber ?? null, data);
        unlink.run(user.uid);
        for (const { providerId, rawId } of user.providers) {
          link.run(providerId, rawId, user.uid);
        }
      });
      if (notifyAfterMs === 0) changed(user.uid);
      else setTimeout(changed, notifyAfterMs, user.uid).unref();
    },
    remove(uid) {
      atomically(() => {
        unlink.run(uid);
        drop.run(uid);
      });
      changed(uid);
    },
    removeAll() {
      const uids = everybody.all().map((row) => String(row['uid']));
      database.exec(`DELETE FROM ${providers}; DELETE FROM ${users}`);
      for (const uid of uids) changed(uid);
    },
    page: (after, limit) => page.all(after, limit).flatMap((row) => read(row) ?? []),
    count: () => Number(count.get()?.['n'] ?? 0),
  };
}

function read(row: Record<string, unknown> | undefined): User | undefined {
  return row === undefined ? undefined : (JSON.parse(String(row['data'])) as User);
}
