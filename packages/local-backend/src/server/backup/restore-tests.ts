import type { DatabaseSync } from 'node:sqlite';
import type { RestoreTest } from '@quits/dashboard/api';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_RESTORE_TEST } from '../../data/checked-tables.ts';

/** Result of the latest test of a backup, across restarts. */
export interface RestoreTests {
  last(): RestoreTest | undefined;
  record(test: RestoreTest): void;
}

/** Opens the results of a database. */
export function createRestoreTests(database: DatabaseSync): RestoreTests {
  database.exec(`CREATE TABLE IF NOT EXISTS server_restore_test (
    id INTEGER PRIMARY KEY CHECK (id = 1), data TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, CHECKED_RESTORE_TEST);
  const select = database.prepare(`SELECT data FROM server_restore_test WHERE ${intact}`);
  const replace = database.prepare(
    'INSERT OR REPLACE INTO server_restore_test (id, data) VALUES (1, ?)',
  );
  return {
    last() {
      const row = select.get();
      return row === undefined ? undefined : (JSON.parse(String(row['data'])) as RestoreTest);
    },
    record(test) {
      replace.run(JSON.stringify(test));
    },
  };
}
