import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import {
  CHECKED_ADMINISTRATOR_SESSIONS,
  CHECKED_ADMINISTRATORS,
  CHECKED_LINKS,
} from '../../data/checked-tables.ts';
import {
  createAuthRateLimiter,
  hashPassword,
  isPassword,
  type PasswordHash,
} from '@quits/identity-service';

/** Why someone doesn't become an administrator, or isn't signed in as one. */
export type AdministratorProblem =
  | 'link-invalid'
  | 'name-invalid'
  | 'name-taken'
  | 'password-short'
  | 'wrong'
  | 'too-many-attempts';

/** Result of signing in: a secret for the session's cookie, or why there is none. */
export type AdministratorSession =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly problem: AdministratorProblem };

/** Name and password of an administrator. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** The people who may open the dashboard of a server. They are not accounts of the app. */
export interface Administrators {
  readonly count: number;
  /** Returns all names in alphabetical order. */
  names(): string[];
  /** Makes the secret of a link that lets one person become an administrator; ends that of a former link. */
  makeLink(): string;
  /** Returns why someone can't act with a link, if so; the link isn't used up. */
  refuseLink(secret: string, address: string): AdministratorProblem | undefined;
  /** Whether a link is waiting to be used. */
  readonly hasLink: boolean;
  /** Uses a link up. */
  join(secret: string, credentials: Credentials, address: string): Promise<AdministratorSession>;
  signIn(credentials: Credentials, address: string): Promise<AdministratorSession>;
  /** Returns the administrator's name of a session. */
  find(secret: string): string | undefined;
  signOut(secret: string): void;
}

/** How long a link can be used, in ms. */
const LINK_TIME = 60 * 60_000;
/** How long a session lasts, in ms. */
export const SESSION_TIME = 12 * 60 * 60_000;
/** Characters of the shortest password. */
export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 1000;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@+-]{0,99}$/u;

/** Opens the administrators of a database; secrets are stored hashed. `now` is in ms since the epoch. */
export function createAdministrators(database: DatabaseSync, now: () => number): Administrators {
  database.exec(`
    CREATE TABLE IF NOT EXISTS server_administrators (name TEXT PRIMARY KEY, password TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE IF NOT EXISTS server_links (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL, ends INTEGER NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE IF NOT EXISTS server_sessions (hash TEXT PRIMARY KEY, name TEXT NOT NULL, ends INTEGER NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const isAdministrator = keepChecksums(database, CHECKED_ADMINISTRATORS);
  const isLink = keepChecksums(database, CHECKED_LINKS);
  const isSession = keepChecksums(database, CHECKED_ADMINISTRATOR_SESSIONS);
  const guesses = createAuthRateLimiter(now, { perAddress: 20 });
  /** Checked in place of an unknown name's password, so that the time doesn't tell which names exist. */
  const nobody = hashPassword(randomBytes(16).toString('hex'), now());

  const selectCount = database.prepare('SELECT count(*) AS count FROM server_administrators');
  const selectNames = database.prepare(
    `SELECT name FROM server_administrators WHERE ${isAdministrator} ORDER BY name`,
  );
  const selectPassword = database.prepare(
    `SELECT password FROM server_administrators WHERE name = ? AND ${isAdministrator}`,
  );
  const insertAdministrator = database.prepare(
    'INSERT INTO server_administrators (name, password) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const putLink = database.prepare(
    'INSERT OR REPLACE INTO server_links (id, hash, ends) VALUES (1, ?, ?)',
  );
  const selectLink = database.prepare(`SELECT 1 FROM server_links WHERE ends > ? AND ${isLink}`);
  const selectLinkOf = database.prepare(
    `SELECT 1 FROM server_links WHERE hash = ? AND ends > ? AND ${isLink}`,
  );
  const deleteLink = database.prepare('DELETE FROM server_links WHERE hash = ? AND ends > ?');
  const insertSession = database.prepare(
    'INSERT INTO server_sessions (hash, name, ends) VALUES (?, ?, ?)',
  );
  const selectSession = database.prepare(
    `SELECT name FROM server_sessions WHERE hash = ? AND ends > ? AND ${isSession}`,
  );
  const deleteSession = database.prepare('DELETE FROM server_sessions WHERE hash = ? OR ends <= ?');

  function open(name: string): AdministratorSession {
    const secret = newSecret();
    deleteSession.run('', now());
    insertSession.run(hashOf(secret), name, now() + SESSION_TIME);
    return { ok: true, secret };
  }

  function refuseLink(secret: string, address: string): AdministratorProblem | undefined {
    if (guesses.isBlocked('link', address)) return 'too-many-attempts';
    if (selectLinkOf.get(hashOf(secret), now()) !== undefined) return undefined;
    guesses.failed('link', address);
    return 'link-invalid';
  }

  return {
    get count() {
      return Number(selectCount.get()?.['count']);
    },
    names: () => selectNames.all().map((row) => String(row['name'])),
    makeLink() {
      const secret = newSecret();
      putLink.run(hashOf(secret), now() + LINK_TIME);
      return secret;
    },
    get hasLink() {
      return selectLink.get(now()) !== undefined;
    },
    refuseLink,
    async join(secret, { name, password }, address) {
      const problem = refuseLink(secret, address);
      if (problem !== undefined) return refusal(problem);
      if (!NAME.test(name)) return refusal('name-invalid');
      if (selectPassword.get(name) !== undefined) return refusal('name-taken');
      if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
        return refusal('password-short');
      }
      const hash = await hashPassword(password, now());
      // Hashing takes time, in which the link may have been used.
      if (Number(deleteLink.run(hashOf(secret), now()).changes) === 0) {
        return refusal('link-invalid');
      }
      if (Number(insertAdministrator.run(name, JSON.stringify(hash)).changes) === 0) {
        return refusal('name-taken');
      }
      return open(name);
    },
    async signIn({ name, password }, address) {
      if (guesses.isBlocked(name, address)) return refusal('too-many-attempts');
      // Counted before the slow check, so that parallel attempts count too.
      guesses.failed(name, address);
      const row = password.length > LONGEST_PASSWORD ? undefined : selectPassword.get(name);
      const known =
        row === undefined ? undefined : (JSON.parse(String(row['password'])) as PasswordHash);
      const isRight = await isPassword(
        password.slice(0, LONGEST_PASSWORD),
        known ?? (await nobody),
      );
      if (known === undefined || !isRight) return refusal('wrong');
      guesses.succeeded(name, address);
      return open(name);
    },
    find(secret) {
      const row = selectSession.get(hashOf(secret), now());
      return row === undefined ? undefined : String(row['name']);
    },
    signOut(secret) {
      deleteSession.run(hashOf(secret), now());
    },
  };
}

function refusal(problem: AdministratorProblem): AdministratorSession {
  return { ok: false, problem };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are random, so a fast hash is enough. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
