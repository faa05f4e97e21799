import type { DatabaseSync } from 'node:sqlite';

/** The manifest of the functions that were loaded last. */
export interface ManifestStore {
  get(): unknown;
  set(endpoints: unknown): void;
}

/** Opens the manifest of a database, by which events are stored while functions are being loaded. */
export function createManifestStore(database: DatabaseSync): ManifestStore {
  database.exec('CREATE TABLE IF NOT EXISTS function_manifest (endpoints TEXT NOT NULL) STRICT');
  const select = database.prepare('SELECT endpoints FROM function_manifest');
  const insert = database.prepare('INSERT INTO function_manifest VALUES (?)');
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
