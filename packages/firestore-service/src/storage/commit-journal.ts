import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Document } from '@quits/service-base';
import { parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import { fieldsText } from '../value/fields-text.ts';
import { microsFromTimestamp, timestampFromMicros } from '../value/timestamp.ts';
import type { Commit } from './change.ts';
import { documentOf, integerOf, textOf } from '../tables/rows.ts';

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
  readonly #clear: StatementSync;

  constructor(sqlite: DatabaseSync) {
    this.#insert = sqlite.prepare(
      'INSERT INTO firestore_journal (version, name, fields, created) VALUES (?, ?, ?, ?)',
    );
    this.#all = sqlite.prepare('SELECT * FROM firestore_journal ORDER BY id');
    this.#clear = sqlite.prepare('DELETE FROM firestore_journal');
  }

  /** Appends a commit. Call inside a transaction when it has several changes. */
  append({ version, changes }: Commit): void {
    for (const { name, after } of changes) {
      const created = after === null ? null : microsFromTimestamp(after.createTime);
      this.#insert.run(version, name.full, after === null ? null : fieldsText(after), created);
    }
  }

  /** Returns all entries in the order of the commits. */
  entries(): JournalEntry[] {
    return this.#all.all().map((row) => {
      const version = integerOf(row, 'version');
      const name = parseDocumentName(textOf(row, 'name'));
      if (row['fields'] === null) return { version, name, after: null };
      return { version, name, after: documentOf(name.full, timestampFromMicros(version), row) };
    });
  }

  /** Clears the journal. Call in the transaction that applies it to the other tables. */
  clear(): void {
    this.#clear.run();
  }
}
