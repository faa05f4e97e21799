import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_MANIFEST } from '../data/checked-tables.ts';

/** The manifest of the functions that were loaded last. */
export interface ManifestStore {
  /** @throws {DamagedRecordError} if it isn't as it was written */
  get(): unknown;
  set(endpoints: unknown): void;
}

/** Opens the manifest of a database, by which events are stored while functions are being loaded. */
export function createManifestStore(database: DatabaseSync): ManifestStore {
  database.exec(
    'CREATE TABLE IF NOT EXISTS function_manifest (endpoints TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT',
  );
  const intact = keepChecksums(database, CHECKED_MANIFEST);
  const select = database.prepare(`SELECT endpoints FROM function_manifest WHERE ${intact}`);
  const insert = database.prepare('INSERT INTO function_manifest (endpoints) VALUES (?)');
  return {
    get() {
      const row = select.get();
      return row === undefined ? {} : JSON.parse(String(row['endpoints']));
    },
    set(endpoints) {
      database.exec('DELETE FROM function_manifest');
      insert.run(JSON.stringify(endpoints));
    },
  };
}
