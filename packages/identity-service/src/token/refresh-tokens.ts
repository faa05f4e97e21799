import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums, type TokenClaims } from '@quits/service-base';
import { CHECKED_SESSIONS } from '../records/checked-tables.ts';

/** Details of a sign-in that every ID token of the session contains. */
export interface SignIn {
  /** Provider, such as `password`, `anonymous` or `google.com`. */
  readonly provider: string;
  /** Seconds since the epoch. */
  readonly authTime: number;
  /** Claims of a custom token, or of the provider's sign-in attributes. */
  readonly extraClaims?: TokenClaims;
  readonly secondFactor?: { readonly provider: string; readonly identifier: string };
}

/** Session of a refresh token. */
interface RefreshSession {
  readonly uid: string;
  /** Tenant of the account; missing for the project's own. */
  readonly tenant?: string;
  readonly signIn: SignIn;
}

/**
 * Sessions in the database; only hashes of tokens are stored. The session of a deleted account is
 * kept, so that its client learns the reason.
 */
export interface RefreshTokens {
  create(session: RefreshSession): string;
  find(token: string): RefreshSession | undefined;
  /** Removes all sessions of a tenant, or of the project's own accounts. */
  removeAll(tenant?: string): void;
}

/** Opens the sessions of a database. */
export function createRefreshTokens(database: DatabaseSync): RefreshTokens {
  database.exec(`
    CREATE TABLE IF NOT EXISTS identity_sessions (
      token TEXT PRIMARY KEY, uid TEXT NOT NULL, sign_in TEXT NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;`);
  const intact = keepChecksums(database, CHECKED_SESSIONS);
  const insert = database.prepare(
    'INSERT INTO identity_sessions (token, uid, sign_in) VALUES (?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT uid, sign_in FROM identity_sessions WHERE token = ? AND ${intact}`,
  );
  const removeOf = database.prepare(
    "DELETE FROM identity_sessions WHERE json_extract(sign_in, '$.tenant') IS ?",
  );
  return {
    create({ uid, tenant, signIn }) {
      const token = randomBytes(48).toString('base64url');
      insert.run(hashOf(token), uid, JSON.stringify({ ...signIn, tenant }));
      return token;
    },
    find(token) {
      const row = select.get(hashOf(token));
      if (row === undefined) return undefined;
      const stored = JSON.parse(String(row['sign_in'])) as SignIn & { tenant?: string };
      const { tenant, ...signIn } = stored;
      return { uid: String(row['uid']), signIn, ...(tenant === undefined ? {} : { tenant }) };
    },
    removeAll(tenant) {
      removeOf.run(tenant ?? null);
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
