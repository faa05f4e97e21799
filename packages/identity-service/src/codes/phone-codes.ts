import { randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_PHONE_CODES } from '../records/checked-tables.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** A code that was sent by SMS and not yet used. */
interface PhoneCode {
  readonly sessionInfo: string;
  readonly phoneNumber: string;
  readonly code: string;
}

/** Codes sent by SMS, in the database. */
export interface PhoneCodes {
  /** @param fixed the code of a test number */
  create(phoneNumber: string, fixed?: string): PhoneCode;
  /**
   * Uses a code up.
   * @returns the number that it was sent to
   * @throws {IdentityError} when it is wrong, expired or guessed too often
   */
  redeem(sessionInfo: string | undefined, code: string | undefined): string;
  removeAll(): void;
  /** Oldest first. */
  list(): PhoneCode[];
}

const LIFETIME = 10 * 60_000;
const MOST_GUESSES = 5;
/** How long an expired session is distinguished from an invalid one, in ms. */
const REMEMBERED = 24 * 3_600_000;

/** Opens the codes of a database. `now` is in ms since the epoch. */
export function createPhoneCodes(database: DatabaseSync, now: () => number): PhoneCodes {
  database.exec(`CREATE TABLE IF NOT EXISTS identity_phone_codes (
    session TEXT PRIMARY KEY, phone TEXT NOT NULL, code TEXT NOT NULL,
    expires_at INTEGER NOT NULL, guesses INTEGER NOT NULL DEFAULT 0,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, CHECKED_PHONE_CODES);
  const insert = database.prepare(
    'INSERT INTO identity_phone_codes (session, phone, code, expires_at) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT * FROM identity_phone_codes WHERE session = ? AND ${intact}`,
  );
  const guess = database.prepare(
    'UPDATE identity_phone_codes SET guesses = guesses + 1 WHERE session = ?',
  );
  const remove = database.prepare('DELETE FROM identity_phone_codes WHERE session = ?');
  const forget = database.prepare('DELETE FROM identity_phone_codes WHERE expires_at < ?');
  const all = database.prepare(
    `SELECT * FROM identity_phone_codes WHERE expires_at > ? AND ${intact} ORDER BY rowid`,
  );
  return {
    create(phoneNumber, fixed) {
      forget.run(now() - REMEMBERED);
      const sessionInfo = randomBytes(48).toString('base64url');
      const code = fixed ?? String(randomInt(1_000_000)).padStart(6, '0');
      insert.run(sessionInfo, phoneNumber, code, now() + LIFETIME);
      return { sessionInfo, phoneNumber, code };
    },
    redeem(sessionInfo, code) {
      if (sessionInfo === undefined || sessionInfo === '') {
        throw new IdentityError('MISSING_SESSION_INFO');
      }
      if (code === undefined || code === '') throw new IdentityError('MISSING_CODE');
      const row = select.get(sessionInfo);
      if (row === undefined) throw new IdentityError('INVALID_SESSION_INFO');
      if (Number(row['expires_at']) <= now()) throw new IdentityError('SESSION_EXPIRED');
      if (Number(row['guesses']) >= MOST_GUESSES) {
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      }
      if (row['code'] !== code) {
        guess.run(sessionInfo);
        throw new IdentityError('INVALID_CODE');
      }
      remove.run(sessionInfo);
      return String(row['phone']);
    },
    removeAll() {
      database.exec('DELETE FROM identity_phone_codes');
    },
    list: () =>
      all.all(now()).map((row) => ({
        sessionInfo: String(row['session']),
        phoneNumber: String(row['phone']),
        code: String(row['code']),
      })),
  };
}
