import type { DatabaseSync } from 'node:sqlite';
import {
  addChecksums,
  checksumOf,
  type CheckedTable,
  DamagedRecordError,
} from '@quits/service-base';
import type { StoredObject } from './stored-object.ts';

/** Options of a listing. */
export interface ListRequest {
  readonly prefix: string;
  /**
   * Names that contain it after the prefix are folded into a common prefix; empty folds nothing.
   */
  readonly delimiter: string;
  readonly limit: number;
  /** Token from the previous page. */
  readonly pageToken?: string;
}

/** One page of a listing. */
export interface ListPage {
  readonly names: readonly string[];
  /** Common prefixes, like folders. */
  readonly prefixes: readonly string[];
  readonly nextPageToken?: string;
}

/** Index of the objects, in the database. */
export interface ObjectIndex {
  get(bucket: string, name: string): StoredObject | undefined;
  put(object: StoredObject): void;
  remove(bucket: string, name: string): void;
  list(bucket: string, request: ListRequest): ListPage;
  all(): StoredObject[];
  /** Returns the number of objects, and their size in bytes. */
  totals(): ObjectTotals;
  /** Returns the same of the objects whose names begin with a prefix, in all buckets. */
  totalsBelow(prefix: string): ObjectTotals;
}

/** Number and size of all objects. */
export interface ObjectTotals {
  readonly count: number;
  readonly bytes: number;
}

/** How the metadata of objects is checked. */
export const CHECKED_OBJECTS: CheckedTable = {
  table: 'storage_objects',
  kind: 'metadata of the file',
  name: "bucket || '/' || name",
  columns: ['bucket', 'name', 'data'],
};

/** Opens the objects of a database. Reading a damaged one throws a {@link DamagedRecordError}. */
export function createObjectIndex(database: DatabaseSync): ObjectIndex {
  database.exec(`CREATE TABLE IF NOT EXISTS storage_objects (
    bucket TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL, checksum INTEGER NOT NULL,
    PRIMARY KEY (bucket, name)
  ) STRICT, WITHOUT ROWID`);
  addChecksums(database, CHECKED_OBJECTS);
  const select = database.prepare('SELECT * FROM storage_objects WHERE bucket = ? AND name = ?');
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO storage_objects (bucket, name, data, checksum) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM storage_objects WHERE bucket = ? AND name = ?');
  const from = database.prepare(
    'SELECT name FROM storage_objects WHERE bucket = ? AND name >= ? ORDER BY name LIMIT 1',
  );
  const next = database.prepare(
    'SELECT name FROM storage_objects WHERE bucket = ? AND name > ? ORDER BY name LIMIT 1',
  );
  const all = database.prepare('SELECT * FROM storage_objects ORDER BY bucket, name');

  const totals = database.prepare(
    `SELECT count(*) AS count, coalesce(sum(iif(json_valid(data), data ->> 'size', 0)), 0) AS bytes
     FROM storage_objects`,
  );

  const buckets = database.prepare('SELECT DISTINCT bucket FROM storage_objects');
  const below = database.prepare(
    "SELECT count(*) AS count, coalesce(sum(data ->> 'size'), 0) AS bytes FROM storage_objects WHERE bucket = ? AND name >= ? AND name < ?",
  );

  function list(bucket: string, { prefix, delimiter, limit, pageToken }: ListRequest): ListPage {
    const names: string[] = [];
    const prefixes: string[] = [];
    // Names are compared by bytes, and no byte of UTF-8 is as great as the last code point's.
    let position = pageToken ?? prefix;
    let row = (pageToken === undefined ? from : next).get(bucket, position);
    for (; ; row = next.get(bucket, position)) {
      const name = row === undefined ? undefined : String(row['name']);
      if (name === undefined || !name.startsWith(prefix)) return { names, prefixes };
      if (names.length + prefixes.length === limit) {
        return { names, prefixes, nextPageToken: Buffer.from(position).toString('base64url') };
      }
      const fold = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
      if (fold < 0) {
        names.push(name);
        position = name;
      } else {
        const folder = name.slice(0, fold + delimiter.length);
        prefixes.push(folder);
        position = `${folder}\u{10FFFF}`;
      }
    }
  }

  return {
    get(bucket, name) {
      const row = select.get(bucket, name);
      return row === undefined ? undefined : read(row);
    },
    put(object) {
      const { bucket, name } = object;
      const data = JSON.stringify(object);
      upsert.run(bucket, name, data, checksumOf(bucket, name, data));
    },
    remove(bucket, name) {
      remove.run(bucket, name);
    },
    list(bucket, request) {
      const { pageToken, ...rest } = request;
      const position =
        pageToken === undefined ? undefined : Buffer.from(pageToken, 'base64url').toString('utf8');
      return list(bucket, position === undefined ? rest : { ...rest, pageToken: position });
    },
    totals() {
      const row = totals.get();
      return { count: Number(row?.['count']), bytes: Number(row?.['bytes']) };
    },
    totalsBelow(prefix) {
      let [count, bytes] = [0, 0];
      for (const { bucket } of buckets.all()) {
        const row = below.get(String(bucket), prefix, `${prefix}\u{10FFFF}`);
        count += Number(row?.['count']);
        bytes += Number(row?.['bytes']);
      }
      return { count, bytes };
    },
    all: () => all.all().map(read),
  };
}

function read({ bucket, name, data, checksum }: Readonly<Record<string, unknown>>): StoredObject {
  const isWhole =
    typeof bucket === 'string' &&
    typeof name === 'string' &&
    typeof data === 'string' &&
    checksum === checksumOf(bucket, name, data);
  if (!isWhole) {
    throw new DamagedRecordError(`metadata of the file ${String(bucket)}/${String(name)}`);
  }
  return JSON.parse(data) as StoredObject;
}
