import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { migrateStorage } from '@quits/firestore-service';
import { StartError } from '../diagnostics/start-error.ts';
import { checkDatabase, DATABASE_FILE } from './open-database.ts';

/** Folder of the objects' bytes inside an export. */
const OBJECTS_FOLDER = 'objects';

/**
 * Exports everything to a folder: the database and the objects' bytes.
 * @throws {Error} if the folder contains other files
 */
export function exportData(database: DatabaseSync, objects: string, folder: string): void {
  const file = join(folder, DATABASE_FILE);
  mkdirSync(folder, { recursive: true });
  const strangers = readdirSync(folder).filter(
    (name) => name !== DATABASE_FILE && name !== OBJECTS_FOLDER,
  );
  if (strangers.length > 0) {
    throw new StartError(
      `The export folder ${folder} holds other files (${strangers[0]}). Give an empty one with --export.`,
    );
  }
  rmSync(file, { force: true });
  rmSync(join(folder, OBJECTS_FOLDER), { recursive: true, force: true });
  database.prepare('VACUUM INTO ?').run(file);
  if (existsSync(objects)) cpSync(objects, join(folder, OBJECTS_FOLDER), { recursive: true });
}

/** @throws {StartError} if the database isn't new */
export function refuseData(database: DatabaseSync): void {
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
  if (Number(tables?.['n']) === 0) return;
  throw new StartError(
    'There is data already, so nothing is imported. Give an empty folder with --data, or leave --import out.',
  );
}

/**
 * Imports an export into an empty database.
 * @throws {StartError} if it isn't an export, or there is data already
 */
export function importData(database: DatabaseSync, objects: string, folder: string): void {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new StartError(`The folder ${folder} holds no export. Correct --import.`);
  }
  checkDatabase(file);
  refuseData(database);
  database.prepare('ATTACH DATABASE ? AS source').run(file);
  database.exec('BEGIN');
  const entries = database
    .prepare("SELECT type, name, sql FROM source.sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
    .all();
  for (const { name, sql } of entries.filter((entry) => entry['type'] === 'table')) {
    database.exec(String(sql));
    database.exec(`INSERT INTO main."${String(name)}" SELECT * FROM source."${String(name)}"`);
  }
  for (const { sql } of entries.filter((entry) => entry['type'] !== 'table')) {
    database.exec(String(sql));
  }
  migrateStorage(database);
  database.exec('COMMIT; DETACH DATABASE source');
  const bytes = join(folder, OBJECTS_FOLDER);
  if (existsSync(bytes)) cpSync(bytes, objects, { recursive: true });
}
