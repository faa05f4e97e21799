import type { DatabaseSync } from 'node:sqlite';
import { UNCHECKED_VERSION } from './schema.ts';

/**
 * Returns the version of the tables if opening the storage would bring them up to date, after which earlier releases refuse
 * it; otherwise `undefined`.
 */
export function earlierSchema(sqlite: DatabaseSync): number | undefined {
  const table = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'firestore_meta'")
    .get();
  if (table === undefined) return undefined;
  const row = sqlite.prepare("SELECT value FROM firestore_meta WHERE key = 'schema'").get();
  const version = Number(row?.['value']);
  return version === UNCHECKED_VERSION ? version : undefined;
}
