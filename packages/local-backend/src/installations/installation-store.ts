import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_INSTALLATIONS } from '../data/checked-tables.ts';

/** An app on a device. */
interface Installation {
  readonly fid: string;
  readonly appId: string;
  readonly sdkVersion: string;
}

/** Installations in the database; only hashes of refresh tokens are stored. */
export interface InstallationStore {
  /** @returns the refresh token */
  register(installation: Installation): string;
  get(fid: string): Installation | undefined;
  hasToken(fid: string, refreshToken: string): boolean;
  remove(fid: string): void;
  count(): number;
}

/** Opens the installations of a database. */
export function createInstallationStore(database: DatabaseSync): InstallationStore {
  database.exec(`CREATE TABLE IF NOT EXISTS installations (
    fid TEXT PRIMARY KEY, token TEXT NOT NULL, data TEXT NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID`);
  const intact = keepChecksums(database, CHECKED_INSTALLATIONS);
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO installations (fid, token, data) VALUES (?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT token, data FROM installations WHERE fid = ? AND ${intact}`,
  );
  const remove = database.prepare('DELETE FROM installations WHERE fid = ?');
  const count = database.prepare('SELECT count(*) AS n FROM installations');
  return {
    register(installation) {
      const token = `2_${randomBytes(48).toString('base64url')}`;
      upsert.run(installation.fid, hashOf(token), JSON.stringify(installation));
      return token;
    },
    get(fid) {
      const row = select.get(fid);
      return row === undefined ? undefined : (JSON.parse(String(row['data'])) as Installation);
    },
    hasToken: (fid, refreshToken) => select.get(fid)?.['token'] === hashOf(refreshToken),
    remove(fid) {
      remove.run(fid);
    },
    count: () => Number(count.get()?.['n'] ?? 0),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
