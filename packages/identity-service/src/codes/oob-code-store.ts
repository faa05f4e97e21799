import type { DatabaseSync } from 'node:sqlite';
import { IdentityError } from '../protocol/identity-error.ts';
import { tableSuffix, type NumberedTenant } from '../tenant/tenant-store.ts';
import type { OobCode } from './oob-code.ts';

/** E-mailed codes in the database. */
export interface OobCodeStore {
  add(code: OobCode): void;
  /** @throws {IdentityError} `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE` */
  require(code: string): OobCode;
  remove(code: string): void;
  removeAll(): void;
  /** Codes that can still be used, oldest first. */
  list(): OobCode[];
}

/** How long an expired code is distinguished from an invalid one, in ms. */
const REMEMBERED = 30 * 24 * 3_600_000;

/** Opens the codes of a tenant or of the project. `now` is in ms since the epoch. */
export function createOobCodeStore(
  database: DatabaseSync,
  now: () => number,
  tenant?: NumberedTenant,
): OobCodeStore {
  const codes = `identity_oob_codes${tableSuffix(tenant)}`;
  database.exec(`CREATE TABLE IF NOT EXISTS ${codes} (
    number INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL, data TEXT NOT NULL) STRICT`);
  const insert = database.prepare(`INSERT INTO ${codes} (code, expires_at, data) VALUES (?, ?, ?)`);
  const select = database.prepare(`SELECT data FROM ${codes} WHERE code = ?`);
  const remove = database.prepare(`DELETE FROM ${codes} WHERE code = ?`);
  const forget = database.prepare(`DELETE FROM ${codes} WHERE expires_at < ?`);
  const all = database.prepare(`SELECT data FROM ${codes} WHERE expires_at > ? ORDER BY number`);
  return {
    add(code) {
      forget.run(now() - REMEMBERED);
      insert.run(code.code, code.expiresAt, JSON.stringify(code));
    },
    require(code) {
      const row = select.get(code);
      if (row === undefined) throw new IdentityError('INVALID_OOB_CODE');
      const found = read(row);
      if (found.expiresAt <= now()) throw new IdentityError('EXPIRED_OOB_CODE');
      return found;
    },
    remove(code) {
      remove.run(code);
    },
    removeAll() {
      database.exec(`DELETE FROM ${codes}`);
    },
    list: () => all.all(now()).map(read),
  };
}

function read(row: Readonly<Record<string, unknown>>): OobCode {
  return JSON.parse(String(row['data'])) as OobCode;
}
