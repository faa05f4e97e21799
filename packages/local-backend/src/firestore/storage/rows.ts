import { documentNameOf } from '../name/resource-name.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import type { Document, Fields } from '../value/value.ts';

/** A row as SQLite gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A column that the schema says is an integer. */
export function integerOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} holds no integer.`);
  return value;
}

/** A column that the schema says is text. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}

/** A column that the schema says is a blob. */
export function blobOf(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`Column ${column} holds no blob.`);
  return value;
}

/** The fields in a row's JSON. */
export function fieldsOf(row: Row): Fields {
  return JSON.parse(textOf(row, 'fields'));
}

/** The document in a row with `path`, `fields`, `created` and `updated`. */
export function documentOf(database: string, row: Row): Document {
  return {
    name: documentNameOf(database, textOf(row, 'path')),
    fields: fieldsOf(row),
    createTime: timestampFromMicros(integerOf(row, 'created')),
    updateTime: timestampFromMicros(integerOf(row, 'updated')),
  };
}
