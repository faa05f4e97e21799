import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Gives a copy of a storage an identity of its own, so that listeners that resume with tokens of
 * the original start over instead of missing what the copy does not have.
 */
export function migrateStorage(sqlite: DatabaseSync): void {
  const table = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'firestore_meta'")
    .get();
  if (table === undefined) return;
  sqlite
    .prepare('UPDATE firestore_meta SET value = ? WHERE key = ?')
    .run(randomBytes(8).toString('hex'), 'storage');
}
