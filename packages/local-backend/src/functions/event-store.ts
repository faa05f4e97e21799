import type { DatabaseSync } from 'node:sqlite';
import { checksumOf, keepChecksums, type RowValue } from '@quits/service-base';
import { CHECKED_EVENTS } from '../data/checked-tables.ts';

/** An event that waits for a function. */
export interface StoredEvent {
  readonly id: number;
  /** Id of the function. */
  readonly function: string;
  /** Events of one function with the same subject run one after the other. */
  readonly subject: string;
  /** Failed runs so far. */
  readonly attempts: number;
  /** When it runs at the earliest, in ms since the epoch. */
  readonly due: number;
  /** When it happened, in ms since the epoch. */
  readonly since: number;
}

/** An event whose function failed for good. */
interface FailedEvent {
  readonly id: number;
  readonly function: string;
  readonly subject: string;
  readonly attempts: number;
  readonly error: string;
  readonly payload: unknown;
  /** When it happened, in ms since the epoch. */
  readonly since: number;
}

/** Events on their way to functions, in the database. */
export interface EventStore {
  /** Adds an event; call it inside the transaction of what it tells. */
  add(event: Pick<StoredEvent, 'function' | 'subject' | 'since'>, payload: unknown): void;
  /** Whether events may have been added since {@link waitingAfter}. */
  readonly hasNew: boolean;
  /** Returns the waiting events added after another, in order. */
  waitingAfter(id: number): StoredEvent[];
  /** Returns an event's payload; `undefined` once it is gone or damaged. */
  payload(id: number): unknown;
  remove(id: number): void;
  postpone(id: number, attempts: number, due: number, error: string): void;
  fail(id: number, attempts: number, error: string): void;
  /** Returns the events that failed for good, newest first. */
  failed(limit: number): FailedEvent[];
  /** Lets a failed event run again; returns whether it was there. */
  retry(id: number): boolean;
}

/** Failed events beyond this number are forgotten, the oldest first. */
const MOST_FAILED = 1000;

/** Opens the events of a database. `damaged` is called for each damaged event, which stays stored and never runs. */
export function createEventStore(
  database: DatabaseSync,
  damaged: (record: string) => void = () => undefined,
): EventStore {
  database.exec(`CREATE TABLE IF NOT EXISTS function_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, function TEXT NOT NULL, subject TEXT NOT NULL,
    payload TEXT NOT NULL, since INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0, error TEXT, failed INTEGER NOT NULL DEFAULT 0,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE INDEX IF NOT EXISTS function_events_failed ON function_events (id) WHERE failed = 1`);
  const intact = keepChecksums(database, CHECKED_EVENTS);
  const insert = database.prepare(
    'INSERT INTO function_events (function, subject, payload, since) VALUES (?, ?, ?, ?)',
  );
  const after = database.prepare(
    'SELECT * FROM function_events WHERE id > ? AND failed = 0 ORDER BY id',
  );
  const one = database.prepare('SELECT * FROM function_events WHERE id = ?');
  const remove = database.prepare('DELETE FROM function_events WHERE id = ?');
  const update = database.prepare(
    'UPDATE function_events SET attempts = ?, due = ?, error = ?, failed = ? WHERE id = ?',
  );
  const failed = database.prepare(
    'SELECT * FROM function_events WHERE failed = 1 ORDER BY id DESC LIMIT ?',
  );
  const trim = database.prepare(
    `DELETE FROM function_events WHERE failed = 1 AND id <= coalesce(
      (SELECT id FROM function_events WHERE failed = 1 ORDER BY id DESC LIMIT 1 OFFSET ${MOST_FAILED}), 0)`,
  );
  // A new id, so that it is found behind the events that are known.
  const again = database.prepare(
    `INSERT INTO function_events (function, subject, payload, since)
     SELECT function, subject, payload, since FROM function_events WHERE id = ? AND failed = 1 AND ${intact}`,
  );
  const discard = database.prepare('DELETE FROM function_events WHERE id = ? AND failed = 1');
  let hasNew = true;

  function isIntact(row: Readonly<Record<string, unknown>>): boolean {
    const values = CHECKED_EVENTS.columns.map((column) => row[column] as RowValue);
    if (row['checksum'] === checksumOf(...values)) return true;
    damaged(`${CHECKED_EVENTS.kind} ${Number(row['id'])}`);
    return false;
  }

  return {
    get hasNew() {
      return hasNew;
    },
    add(event, payload) {
      hasNew = true;
      insert.run(event.function, event.subject, JSON.stringify(payload), Math.floor(event.since));
    },
    waitingAfter(id) {
      hasNew = false;
      return after
        .all(id)
        .filter(isIntact)
        .map((row) => ({ ...eventOf(row), due: Number(row['due']) }));
    },
    payload(id) {
      const row = one.get(id);
      return row !== undefined && isIntact(row) ? JSON.parse(String(row['payload'])) : undefined;
    },
    remove: (id) => void remove.run(id),
    postpone: (id, attempts, due, error) =>
      void update.run(attempts, Math.floor(due), error, 0, id),
    fail(id, attempts, error) {
      update.run(attempts, 0, error, 1, id);
      trim.run();
    },
    failed: (limit) =>
      failed
        .all(limit)
        .filter(isIntact)
        .map((row) => ({
          ...eventOf(row),
          error: String(row['error']),
          payload: JSON.parse(String(row['payload'])) as unknown,
        })),
    retry(id) {
      hasNew = true;
      const { changes } = again.run(id);
      discard.run(id);
      return changes > 0;
    },
  };
}

function eventOf(row: Readonly<Record<string, unknown>>) {
  return {
    id: Number(row['id']),
    function: String(row['function']),
    subject: String(row['subject']),
    attempts: Number(row['attempts']),
    since: Number(row['since']),
  };
}
