import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { TokenClaims } from '../caller.ts';

/** How somebody signed in: what every ID token of the session says. */
export interface SignIn {
  /** Such as `password`, `anonymous` or `google.com`. */
  readonly provider: string;
  /** Seconds since the epoch. */
  readonly authTime: number;
  /** Claims of a custom token, or of the provider's sign-in attributes. */
  readonly extraClaims?: TokenClaims;
  readonly secondFactor?: { readonly provider: string; readonly identifier: string };
}

/** A session that a refresh token stands for. */
export interface RefreshSession {
  readonly uid: string;
  readonly signIn: SignIn;
}

/**
 * Sessions in the database; of each token only a hash is kept. The session of a deleted account stays,
 * so that its client is told what happened.
 */
export interface RefreshTokens {
  create(session: RefreshSession): string;
  find(token: string): RefreshSession | undefined;
  removeAll(): void;
}

/** Opens the sessions of a database. */
export function createRefreshTokens(database: DatabaseSync): RefreshTokens {
  database.exec(`
    CREATE TABLE IF NOT EXISTS identity_sessions (
      token TEXT PRIMARY KEY, uid TEXT NOT NULL, sign_in TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;`);
  const insert = database.prepare('INSERT INTO identity_sessions VALUES (?, ?, ?)');
  const select = database.prepare('SELECT uid, sign_in FROM identity_sessions WHERE token = ?');
  return {
    create({ uid, signIn }) {
      const token = randomBytes(48).toString('base64url');
      insert.run(hashOf(token), uid, JSON.stringify(signIn));
      return token;
    },
    find(token) {
      const row = select.get(hashOf(token));
      if (row === undefined) return undefined;
      return { uid: String(row['uid']), signIn: JSON.parse(String(row['sign_in'])) as SignIn };
    },
    removeAll() {
      database.exec('DELETE FROM identity_sessions');
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
