import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_SETTINGS } from '../records/checked-tables.ts';
import { defaultSettings, type IdentitySettings } from './settings.ts';

/** The project's settings in the database. */
export interface SettingsStore {
  get(): IdentitySettings;
  change(changes: Partial<IdentitySettings>): IdentitySettings;
  /** Reads them again, because the database was restored. */
  reload(): void;
}

/** Opens the settings; `initial` contains the defaults. */
export function createSettingsStore(
  database: DatabaseSync,
  project: string,
  initial: Partial<IdentitySettings> = {},
): SettingsStore {
  database.exec(
    `CREATE TABLE IF NOT EXISTS identity_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1), data TEXT NOT NULL, checksum INTEGER NOT NULL DEFAULT 0) STRICT`,
  );
  const intact = keepChecksums(database, CHECKED_SETTINGS);
  const select = database.prepare(`SELECT data FROM identity_settings WHERE ${intact}`);
  const read = () => {
    const row = select.get();
    return row === undefined ? {} : (JSON.parse(String(row['data'])) as Partial<IdentitySettings>);
  };
  let changed = read();
  const current = () => ({ ...defaultSettings(project), ...initial, ...changed });
  return {
    get: current,
    change(changes) {
      changed = { ...changed, ...changes };
      database
        .prepare('INSERT OR REPLACE INTO identity_settings (id, data) VALUES (1, ?)')
        .run(JSON.stringify(changed));
      return current();
    },
    reload() {
      changed = read();
    },
  };
}
