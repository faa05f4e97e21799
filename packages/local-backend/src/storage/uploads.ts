import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_UPLOADS } from '../data/checked-tables.ts';
import type { OwnMetadata } from './stored-object.ts';

/** Bytes of an unfinished upload that have arrived, and their CRC-32. */
export interface ReceivedBytes {
  readonly size: number;
  readonly sum: number;
}

/** A resumable upload. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly metadata: OwnMetadata;
  /** Account that started it; `undefined` for anonymous users and administrators. */
  readonly uid?: string;
  readonly status: 'active' | 'final' | 'cancelled';
  /** Start time in ms since the epoch. */
  readonly startedAt: number;
  /** Bytes that have arrived; missing before the first. */
  readonly received?: ReceivedBytes;
}

/** Uploads in the database, so that they survive a restart. */
export interface Uploads {
  /** @throws {DamagedRecordError} if it isn't as it was written */
  get(id: string): Upload | undefined;
  put(upload: Upload): void;
}

const LIFETIME = 7 * 24 * 3_600_000;

/** Opens the uploads of a database and forgets those that began long ago. */
export function createUploads(database: DatabaseSync, now: () => number): Uploads {
  database.exec(`CREATE TABLE IF NOT EXISTS storage_uploads (
    id TEXT PRIMARY KEY, started_at INTEGER NOT NULL, data TEXT NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID`);
  const intact = keepChecksums(database, CHECKED_UPLOADS);
  database.prepare('DELETE FROM storage_uploads WHERE started_at < ?').run(now() - LIFETIME);
  const select = database.prepare(`SELECT data FROM storage_uploads WHERE id = ? AND ${intact}`);
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO storage_uploads (id, started_at, data) VALUES (?, ?, ?)',
  );
  return {
    get(id) {
      const row = select.get(id);
      return row === undefined ? undefined : (JSON.parse(String(row['data'])) as Upload);
    },
    put(upload) {
      upsert.run(upload.id, upload.startedAt, JSON.stringify(upload));
    },
  };
}
