import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { checkedOobCodes } from '../records/checked-tables.ts';
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

/** Options of {@link createOobCodeStore}. */
export interface OobCodeStoreOptions {
  /** In ms since the epoch. */
  readonly now: () => number;
  /**
   * Whether codes and links can be read in the database. Otherwise it has only hashes, so that nobody who reads the disk
   * can use a link.
   */
  readonly keepsLinks: boolean;
  /** @default the project's own accounts */
  readonly tenant?: NumberedTenant;
}

/** Opens the codes of a tenant or of the project. */
export function createOobCodeStore(
  database: DatabaseSync,
  { now, keepsLinks, tenant }: OobCodeStoreOptions,
): OobCodeStore {
  const codes = `identity_oob_codes${tableSuffix(tenant)}`;
  database.exec(`CREATE TABLE IF NOT EXISTS ${codes} (
    number INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL, data TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, checkedOobCodes(codes));
  if (!keepsLinks) hashStoredCodes(database, codes);
  const keyOf = keepsLinks ? (code: string) => code : hashOf;
  const insert = database.prepare(`INSERT INTO ${codes} (code, expires_at, data) VALUES (?, ?, ?)`);
  const select = database.prepare(`SELECT data FROM ${codes} WHERE code = ? AND ${intact}`);
  const remove = database.prepare(`DELETE FROM ${codes} WHERE code = ?`);
  const forget = database.prepare(`DELETE FROM ${codes} WHERE expires_at < ?`);
  const all = database.prepare(
    `SELECT data FROM ${codes} WHERE expires_at > ? AND ${intact} ORDER BY number`,
  );
  return {
    add(code) {
      forget.run(now() - REMEMBERED);
      const stored = keepsLinks ? code : { ...code, code: '', link: '' };
      insert.run(keyOf(code.code), code.expiresAt, JSON.stringify(stored));
    },
    require(code) {
      const row = select.get(keyOf(code));
      if (row === undefined) throw new IdentityError('INVALID_OOB_CODE');
      const found = { ...read(row), code };
      if (found.expiresAt <= now()) throw new IdentityError('EXPIRED_OOB_CODE');
      return found;
    },
    remove(code) {
      remove.run(keyOf(code));
    },
    removeAll() {
      database.exec(`DELETE FROM ${codes}`);
    },
    list: () => all.all(now()).map(read),
  };
}

/** Replaces codes that an earlier release stored. */
function hashStoredCodes(database: DatabaseSync, codes: string): void {
  const update = database.prepare(`UPDATE ${codes} SET code = ?, data = ? WHERE number = ?`);
  for (const row of database.prepare(`SELECT number, data FROM ${codes}`).all()) {
    const code = read(row);
    if (code.code === '') continue;
    const stored = JSON.stringify({ ...code, code: '', link: '' });
    update.run(hashOf(code.code), stored, Number(row['number']));
  }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

function read(row: Readonly<Record<string, unknown>>): OobCode {
  return JSON.parse(String(row['data'])) as OobCode;
}
