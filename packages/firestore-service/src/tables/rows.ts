import type { Document, Fields } from '@quits/service-base';
import { documentNameOf } from '../name/resource-name.ts';
import { timestampFromMicros } from '../value/timestamp.ts';

/** A row as returned by SQLite. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns an integer column. */
export function integerOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no integer.`);
  return value;
}

/** Returns a text column. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

/** Returns a blob column. */
export function blobOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`Column ${column} holds no blob.`);
  return value;
}

/** The fields in a row's JSON. */
export function fieldsOf(row: Row): Fields {
  return JSON.parse(textOf(row, 'fields'));
}

/** The document of a name and an update time with a row's `fields` and `created`. */
export function documentOf(name: string, updateTime: string, row: Row): Document {
  const createTime = timestampFromMicros(integerOf(row, 'created'));
  return { name, fields: fieldsOf(row), createTime, updateTime };
}

/** The document in a row with `path`, `fields`, `created` and `updated`; `null` without fields. */
export function pastDocumentOf(database: string, row: Row): Document | null {
  if (row['fields'] === null) return null;
  const name = documentNameOf(database, textOf(row, 'path'));
  return documentOf(name, timestampFromMicros(integerOf(row, 'updated')), row);
}
