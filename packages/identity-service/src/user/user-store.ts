import type { DatabaseSync } from 'node:sqlite';
import { addChecksums, checksumOf, DamagedRecordError } from '@quits/service-base';
import { checkedAccounts } from '../records/checked-tables.ts';
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

const COLUMNS = 'uid, email, phone, data, checksum';

const schema = (users: string, providers: string) => `
  CREATE TABLE IF NOT EXISTS ${users} (
    uid TEXT PRIMARY KEY, email TEXT, phone TEXT, data TEXT NOT NULL, checksum INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ${users}_email ON ${users} (email) WHERE email IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS ${users}_phone ON ${users} (phone) WHERE phone IS NOT NULL;
  CREATE TABLE IF NOT EXISTS ${providers} (
    provider TEXT NOT NULL, raw_id TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (provider, raw_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ${providers}_uid ON ${providers} (uid);`;

/**
 * Opens the accounts of a tenant or of the project. Reading a damaged one throws a {@link DamagedRecordError}.
 */
export function createUserStore(
  database: DatabaseSync,
  changed: AccountChanged,
  tenant?: NumberedTenant,
): UserStore {
  const users = `identity_users${tableSuffix(tenant)}`;
  const providers = `identity_providers${tableSuffix(tenant)}`;
  database.exec(schema(users, providers));
  addChecksums(database, checkedAccounts(users));
  const byUid = database.prepare(`SELECT ${COLUMNS} FROM ${users} WHERE uid = ?`);
  const byEmail = database.prepare(`SELECT ${COLUMNS} FROM ${users} WHERE email = ? LIMIT 1`);
  const byPhone = database.prepare(`SELECT ${COLUMNS} FROM ${users} WHERE phone = ?`);
  const byProvider = database.prepare(
    `SELECT ${COLUMNS} FROM ${users} WHERE uid = (SELECT uid FROM ${providers} WHERE provider = ? AND raw_id = ?)`,
  );
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO ${users} (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`,
  );
  const link = database.prepare(
    `INSERT INTO ${providers} (provider, raw_id, uid) VALUES (?, ?, ?)`,
  );
  const unlink = database.prepare(`DELETE FROM ${providers} WHERE uid = ?`);
  const drop = database.prepare(`DELETE FROM ${users} WHERE uid = ?`);
  const page = database.prepare(
    `SELECT ${COLUMNS} FROM ${users} WHERE uid > ? ORDER BY uid LIMIT ?`,
  );
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
    get: (uid) => found(byUid.get(uid), (user) => user.uid === uid),
    byEmail: (email) => found(byEmail.get(email), (user) => user.email === email),
    byPhone: (phone) => found(byPhone.get(phone), (user) => user.phoneNumber === phone),
    byProvider: (providerId, rawId) =>
      found(byProvider.get(providerId, rawId), ({ providers: linked }) =>
        linked.some((one) => one.providerId === providerId && one.rawId === rawId),
      ),
    put(user, notifyAfterMs = 0) {
      atomically(() => {
        const data = JSON.stringify(user);
        const email = user.email ?? null;
        const phone = user.phoneNumber ?? null;
        const checksum = checksumOf(user.uid, email, phone, data);
        upsert.run(user.uid, email, phone, data, checksum);
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

type UserRow = Readonly<Record<string, unknown>>;

/** The account in a row. An index that leads to another account is damaged, too. */
function found(row: UserRow | undefined, isMeant: (user: User) => boolean): User | undefined {
  const user = read(row);
  if (user === undefined || isMeant(user)) return user;
  throw new DamagedRecordError(`index of the account ${user.uid}`);
}

function read(row: UserRow | undefined): User | undefined {
  if (row === undefined) return undefined;
  const { uid, email, phone, data, checksum } = row;
  const isWhole =
    typeof uid === 'string' &&
    typeof data === 'string' &&
    isTextOrNull(email) &&
    isTextOrNull(phone) &&
    checksum === checksumOf(uid, email, phone, data);
  if (!isWhole) throw new DamagedRecordError(`account ${String(uid)}`);
  return JSON.parse(data) as User;
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
