import type { DatabaseSync } from 'node:sqlite';
import { isDiskFull, keepChecksums } from '@quits/service-base';
import { CHECKED_SCHEDULES } from '../data/checked-tables.ts';
import { FULL_DISK_PAUSE } from '../data/full-disk-pause.ts';
import { ifIntact } from '../data/if-intact.ts';
import type { FunctionEndpoint } from './endpoint.ts';
import type { EventStore } from './event-store.ts';
import { parseSchedule, type Schedule } from './parse-schedule.ts';

/** Schedules of a codebase. */
export interface Schedules {
  /** Replaces the schedules. */
  use(endpoints: readonly FunctionEndpoint[]): void;
  /** Adds what is due, such as after the clock was moved. */
  check(): void;
  stop(): void;
}

/** Dependencies of {@link createSchedules}. */
export interface ScheduleHost {
  readonly database: DatabaseSync;
  readonly store: EventStore;
  /** Called when events were added. */
  readonly added: () => void;
  /** Called with a schedule that can't be read. */
  readonly invalid: (id: string, reason: string) => void;
  /** Called with a stored record that isn't as it was written. */
  readonly damaged: (record: string) => void;
  readonly now: () => number;
}

/** Longest wait between two looks at the clock, which may be set, in ms. */
const LONGEST_WAIT = 60_000;

/**
 * Adds an event whenever a schedule is due. The database knows the last time, so that a time that passed while
 * nothing ran is made up for, once.
 */
export function createSchedules(host: ScheduleHost): Schedules {
  const { database, store, added, invalid, now } = host;
  database.exec(`CREATE TABLE IF NOT EXISTS function_schedules (
    function TEXT PRIMARY KEY, schedule TEXT NOT NULL, last INTEGER NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0) STRICT`);
  const intact = keepChecksums(database, CHECKED_SCHEDULES);
  const select = database.prepare(
    `SELECT schedule, last FROM function_schedules WHERE function = ? AND ${intact}`,
  );
  const put = database.prepare(
    'INSERT OR REPLACE INTO function_schedules (function, schedule, last) VALUES (?, ?, ?)',
  );
  let current: { id: string; text: string; schedule: Schedule }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function lastOf(id: string, text: string): number {
    // A damaged row is replaced, so that the schedule goes on.
    const row = ifIntact(() => select.get(id), host.damaged);
    if (row !== undefined && row['schedule'] === text) return Number(row['last']);
    put.run(id, text, now());
    return now();
  }

  /** Adds the event of a time; returns when. */
  function add(id: string, text: string, time: number): number {
    database.exec('BEGIN IMMEDIATE');
    try {
      const since = now();
      store.add(
        { function: id, subject: '', since },
        { scheduleTime: new Date(time).toISOString() },
      );
      put.run(id, text, since);
      database.exec('COMMIT');
      return since;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  function check(): void {
    clearTimeout(timer);
    if (current.length === 0 || !database.isOpen) return;
    let hasAdded = false;
    let wait = LONGEST_WAIT;
    for (const { id, text, schedule } of current) {
      const last = unlessFull(() => lastOf(id, text));
      if (last === undefined) {
        wait = Math.min(wait, FULL_DISK_PAUSE);
        continue;
      }
      const due = schedule.nextAfter(last);
      if (due === undefined) continue;
      if (due <= now()) {
        if (unlessFull(() => add(id, text, due)) === undefined) {
          wait = Math.min(wait, FULL_DISK_PAUSE);
        } else hasAdded = true;
      }
      const next = schedule.nextAfter(now());
      if (next !== undefined) wait = Math.min(wait, next - now());
    }
    timer = setTimeout(check, Math.max(wait, 10));
    timer.unref();
    if (hasAdded) added();
  }

  return {
    use(endpoints) {
      current = endpoints.flatMap(({ id, trigger }) => {
        if (trigger.kind !== 'schedule') return [];
        const text = `${trigger.schedule} ${trigger.timeZone}`;
        try {
          return [{ id, text, schedule: parseSchedule(trigger.schedule, trigger.timeZone) }];
        } catch (error) {
          invalid(id, error instanceof Error ? error.message : String(error));
          return [];
        }
      });
      check();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}

/** Returns what a change of the database returns; `undefined` if the disk has no room for it. */
function unlessFull<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    if (isDiskFull(error)) return undefined;
    throw error;
  }
}
