import {
  type CheckedText,
  checksumOf,
  DamagedRecordError,
  type Document,
  type Fields,
} from '@quits/service-base';
import { documentNameOf } from '../name/resource-name.ts';
import { keepFieldsText } from '../value/fields-text.ts';
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

/** The columns of a revision, as they are stored. */
export interface StoredRevision {
  readonly path: string;
  readonly fields: string;
  /** In microseconds. */
  readonly created: number;
  /** In microseconds. */
  readonly updated: number;
}

/** Returns the checksum of a revision; of a missing one, all columns but the path are `null`. */
export function revisionChecksum(
  path: string,
  created: number | null,
  updated: number | null,
  fields: string | CheckedText | null,
): number {
  return checksumOf(path, created, updated, fields);
}

/**
 * The revision in a row with `path`, `fields`, `created`, `updated` and `checksum`; `null` for one that records a missing document.
 * @throws {DamagedRecordError} unless the row is as it was written
 */
export function storedRevisionOf(row: Row): StoredRevision | null {
  const { path, fields, created, updated, checksum } = row;
  const isMissing = fields === null && created === null && updated === null;
  if (
    typeof path === 'string' &&
    isMissing &&
    checksum === revisionChecksum(path, null, null, null)
  ) {
    return null;
  }
  if (
    typeof path !== 'string' ||
    typeof fields !== 'string' ||
    typeof created !== 'number' ||
    typeof updated !== 'number' ||
    checksum !== revisionChecksum(path, created, updated, fields)
  ) {
    throw new DamagedRecordError(`document ${String(path)}`);
  }
  return { path, fields, created, updated };
}

/** The document of a name and an update time with stored fields and a creation time in microseconds. */
export function documentOf(
  name: string,
  updateTime: string,
  { fields, created }: Pick<StoredRevision, 'fields' | 'created'>,
): Document {
  const parsed: Fields = JSON.parse(fields);
  const document = { name, fields: parsed, createTime: timestampFromMicros(created), updateTime };
  keepFieldsText(document, fields);
  return document;
}

/**
 * The document in a row of the history; `null` if it was missing.
 * @throws {DamagedRecordError} unless the row is as it was written
 */
export function pastDocumentOf(database: string, row: Row): Document | null {
  const revision = storedRevisionOf(row);
  if (revision === null) return null;
  const name = documentNameOf(database, revision.path);
  return documentOf(name, timestampFromMicros(revision.updated), revision);
}
