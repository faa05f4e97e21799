import type { DatabaseSync } from 'node:sqlite';
import { checksumOf, isDiskFull, keepChecksums } from '@quits/service-base';
import { checkedLog } from './checked-tables.ts';

/** An event as shown on a page. */
interface LoggedEvent {
  /** RFC 3339. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The latest events of one kind. */
export interface EventLog {
  add(data: LoggedEvent['data']): void;
  /** Notifies subscribers, because the database was restored. */
  restored(): void;
  /** Number of events since the start. */
  added(): number;
  /** Newest first. */
  list(limit: number): LoggedEvent[];
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** How long events are kept. */
export interface EventLogOptions {
  /** The oldest events are forgotten beyond this many. @default 5000 */
  readonly most?: number;
  /** Days after which events are forgotten. @default never */
  readonly days?: number;
}

const MOST = 5000;
const DAY = 86_400_000;

/** Opens a log of the database. `now` is in ms since the epoch. */
export function createEventLog(
  database: DatabaseSync,
  kind: 'analytics' | 'mail' | 'report' | 'refusal' | 'security' | 'sign_in',
  now: () => number,
  { most = MOST, days }: EventLogOptions = {},
): EventLog {
  const table = `${kind}_events`;
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, data TEXT NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  keepChecksums(database, checkedLog(table));
  const insert = database.prepare(`INSERT INTO ${table} (at, data) VALUES (?, ?)`);
  const trim = database.prepare(`DELETE FROM ${table} WHERE number <= ?`);
  const expire = database.prepare(`DELETE FROM ${table} WHERE at < ?`);
  const select = database.prepare(
    `SELECT number, at, data, checksum FROM ${table} ORDER BY number DESC LIMIT ?`,
  );
  const listeners = new Set<() => void>();
  let count = 0;
  const forgetOld = () => {
    if (days !== undefined) expire.run(new Date(now() - days * DAY).toISOString());
  };
  forgetOld();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    add(data) {
      count += 1;
      try {
        const { lastInsertRowid } = insert.run(new Date(now()).toISOString(), JSON.stringify(data));
        trim.run(Number(lastInsertRowid) - most);
        forgetOld();
      } catch (error) {
        // A full disk must not fail the operation that is logged.
        if (!isDiskFull(error)) throw error;
      }
      changed();
    },
    restored: changed,
    added: () => count,
    list: (limit) =>
      select.all(limit).map((row) => {
        const [number, at, data] = [Number(row['number']), String(row['at']), String(row['data'])];
        // Show the other entries.
        if (row['checksum'] !== checksumOf(number, at, data)) {
          return { at: '', data: { event: 'record-damaged', record: `log entry ${number}` } };
        }
        return { at, data: JSON.parse(data) as LoggedEvent['data'] };
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
