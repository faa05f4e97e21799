import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checksumOf, DamagedRecordError, type Document } from '@quits/service-base';
import { parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import { checkedFields } from '../value/fields-text.ts';
import { microsFromTimestamp, timestampFromMicros } from '../value/timestamp.ts';
import type { Commit } from './change.ts';
import { documentOf, type Row } from '../tables/rows.ts';

/** State of a document after a commit. */
export interface JournalEntry {
  readonly version: number;
  readonly name: DocumentName;
  readonly after: Document | null;
}

/** Commits that are durable, but not yet worked into the other tables: one row for each document. */
export class CommitJournal {
  readonly #insert: StatementSync;
  readonly #all: StatementSync;
  readonly #remove: StatementSync;
  readonly #clear: StatementSync;

  constructor(sqlite: DatabaseSync) {
    this.#insert = sqlite.prepare(
      'INSERT INTO firestore_journal (version, name, fields, created, checksum) VALUES (?, ?, ?, ?, ?)',
    );
    this.#all = sqlite.prepare('SELECT * FROM firestore_journal ORDER BY id');
    this.#remove = sqlite.prepare('DELETE FROM firestore_journal WHERE id = ?');
    this.#clear = sqlite.prepare('DELETE FROM firestore_journal');
  }

  /** Appends a commit and returns the rows of its changes. Call inside a transaction when it has several. */
  append({ version, changes }: Commit): number[] {
    return changes.map(({ name, after }) => {
      const created = after === null ? null : microsFromTimestamp(after.createTime);
      const fields = after === null ? null : checkedFields(after);
      const checksum = checksumOf(name.full, created, version, fields);
      return Number(
        this.#insert.run(version, name.full, fields?.text ?? null, created, checksum)
          .lastInsertRowid,
      );
    });
  }

  /**
   * Returns all entries in the order of the commits.
   * @throws {DamagedRecordError} for one that isn't as it was written
   */
  entries(): JournalEntry[] {
    return this.#all.all().map(entryOf);
  }

  /** Removes rows. Call in the transaction that applies them to the other tables. */
  remove(rows: readonly number[]): void {
    for (const row of rows) this.#remove.run(row);
  }

  /** Clears the journal. Call in the transaction that applies it to the other tables. */
  clear(): void {
    this.#clear.run();
  }
}

function entryOf({ version, name: full, fields, created, checksum }: Row): JournalEntry {
  const isWhole =
    typeof version === 'number' &&
    typeof full === 'string' &&
    (fields === null || typeof fields === 'string') &&
    (created === null || typeof created === 'number') &&
    checksum === checksumOf(full, created, version, fields);
  if (!isWhole) throw new DamagedRecordError(`commit of the document ${String(full)}`);
  const name = parseDocumentName(full);
  if (fields === null || created === null) return { version, name, after: null };
  const after = documentOf(name.full, timestampFromMicros(version), { fields, created });
  return { version, name, after };
}
