import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';

/**
 * Gives a copied storage a new id, so that listeners resuming with the original's tokens start over
 * instead of missing data.
 */
export function migrateStorage(sqlite: DatabaseSync): void {
  const table = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'firestore_meta'")
    .get();
  if (table === undefined) return;
  keepChecksums(sqlite, CHECKED_STRUCTURE.meta);
  sqlite
    .prepare('UPDATE firestore_meta SET value = ? WHERE key = ?')
    .run(randomBytes(8).toString('hex'), 'storage');
}
