import type { DatabaseSync } from 'node:sqlite';
import { EARLIER_VERSIONS, SCHEMA_VERSION } from './schema.ts';

/** Versions of a storage's tables. */
export interface SchemaVersions {
  /** Of the file; missing before the first start. */
  readonly found: number | undefined;
  /** Of this release. */
  readonly current: number;
  /** Whether this release opens the file, and changes its tables if they are of an earlier one. */
  readonly isSupported: boolean;
}

/** Returns the versions of a storage's tables. */
export function schemaVersions(sqlite: DatabaseSync): SchemaVersions {
  const found = storedVersion(sqlite);
  const isSupported =
    found === undefined || found === SCHEMA_VERSION || EARLIER_VERSIONS.includes(found);
  return { found, current: SCHEMA_VERSION, isSupported };
}

/**
 * Returns the version of the tables if opening the storage would bring them up to date, after which earlier releases refuse
 * it; otherwise `undefined`.
 */
export function earlierSchema(sqlite: DatabaseSync): number | undefined {
  const version = storedVersion(sqlite);
  return version !== undefined && EARLIER_VERSIONS.includes(version) ? version : undefined;
}

function storedVersion(sqlite: DatabaseSync): number | undefined {
  const table = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'firestore_meta'")
    .get();
  if (table === undefined) return undefined;
  const row = sqlite.prepare("SELECT value FROM firestore_meta WHERE key = 'schema'").get();
  return row === undefined ? undefined : Number(row['value']);
}
