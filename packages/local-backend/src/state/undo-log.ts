import type { DatabaseSync } from 'node:sqlite';
import {
  CREATE_UNDO_TABLE,
  createTriggers,
  dropTriggers,
  quoted,
  UNDO_TABLE,
} from './table-triggers.ts';

/** A row that was restored. */
export interface RestoredRow {
  readonly table: string;
  /** First part of its primary key. */
  readonly key: unknown;
}

/** Undoes changes of tables back to a mark. */
export interface UndoLog {
  /** Starts recording, unless it does already, and returns the current position. */
  mark(): number;
  /** Undoes all changes since a mark; returns the rows that they concerned. */
  restore(mark: number): RestoredRow[];
  /** Stops recording. No mark is valid afterward. */
  stop(): void;
}

/** Creates a log of the changes to the tables that `isRecorded` names. Costs nothing until a mark is set. */
export function createUndoLog(
  database: DatabaseSync,
  isRecorded: (table: string) => boolean,
): UndoLog {
  /** Recorded tables, and the statements that create each with its indexes. */
  const recorded = new Map<string, readonly string[]>();
  let isOn = false;

  function tables(): string[] {
    return database
      .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table'")
      .all()
      .map((row) => String(row['name']))
      .filter((name) => !name.startsWith('sqlite_') && isRecorded(name));
  }

  /** Tables that have their triggers, which are gone when a table was dropped. */
  function triggered(): Set<string> {
    // Tables have other triggers, too.
    const rows = database.prepare(
      "SELECT tbl_name FROM temp.sqlite_schema WHERE type = 'trigger' AND name GLOB ?",
    );
    return new Set(rows.all(`${UNDO_TABLE}_*`).map((row) => String(row['tbl_name'])));
  }

  function unrecorded(): string[] {
    const known = triggered();
    return tables().filter((table) => !known.has(table));
  }

  function record(table: string): void {
    const statements = database
      .prepare(
        `SELECT sql FROM main.sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL
         ORDER BY type = 'index'`,
      )
      .all(table);
    recorded.set(
      table,
      statements.map((row) => String(row['sql'])),
    );
    createTriggers(database, table);
  }

  /** Tenants' tables are created later; for an earlier mark, all their rows are new. */
  function recordNew(): void {
    const note = database.prepare(`INSERT INTO ${UNDO_TABLE} (source, undo) VALUES (?, ?)`);
    for (const table of unrecorded()) {
      if (isOn) note.run(table, `DELETE FROM ${quoted(table)}`);
      record(table);
    }
  }

  function recreateDropped(): void {
    const existing = new Set(tables());
    for (const [table, statements] of recorded) {
      if (existing.has(table)) continue;
      database.exec(statements.join(';'));
      // Its triggers were dropped with it.
      createTriggers(database, table);
    }
  }

  function undoSince(mark: number): RestoredRow[] {
    const rows = database
      .prepare(
        `SELECT source, row_key, undo FROM ${UNDO_TABLE} WHERE number > ? ORDER BY number DESC`,
      )
      .all(mark);
    for (const table of unrecorded()) {
      database.exec(`DELETE FROM ${quoted(table)}`);
      if (recorded.has(table)) createTriggers(database, table);
    }
    recreateDropped();
    for (const row of rows) database.exec(String(row['undo']));
    database.prepare(`DELETE FROM ${UNDO_TABLE} WHERE number > ?`).run(mark);
    return rows.map((row) => ({ table: String(row['source']), key: row['row_key'] }));
  }

  return {
    mark() {
      if (!isOn) {
        // Otherwise `INSERT OR REPLACE` wouldn't trigger the deletion of the row that it replaces.
        database.exec(`PRAGMA recursive_triggers = ON; ${CREATE_UNDO_TABLE}`);
      }
      recordNew();
      isOn = true;
      const row = database.prepare(`SELECT max(number) AS last FROM ${UNDO_TABLE}`).get();
      return Number(row?.['last'] ?? 0);
    },
    restore(mark) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const rows = undoSince(mark);
        database.exec('COMMIT');
        return rows;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    stop() {
      if (!isOn) return;
      isOn = false;
      for (const table of recorded.keys()) dropTriggers(database, table);
      recorded.clear();
      database.exec(`DELETE FROM ${UNDO_TABLE}; PRAGMA recursive_triggers = OFF`);
    },
  };
}
