import type { DatabaseSync } from 'node:sqlite';
import type { RecordSignIn, SignInEvent } from '@quits/identity-service';
import { checksumOf } from '@quits/service-base';
import { createEventLog, type EventLog } from '../../data/event-log.ts';

/** Record of sign-ins of the app's users, and of refused ones. */
export interface SignInLog {
  readonly record: RecordSignIn;
  /** Returns what is recorded about an account, newest first. */
  of(uid: string): readonly Readonly<Record<string, unknown>>[];
  /** Removes what is recorded about a deleted account. */
  forget(uid: string): void;
  readonly entries: EventLog;
}

const MOST = 20_000;
const DAYS = 30;
/** Entries a minute, so that a flood neither fills the log nor slows the server down. */
const MOST_A_MINUTE = 300;
const MINUTE = 60_000;

/**
 * Opens the log of a database, apart from that of administrators, whose entries sign-ins must not push out. `now` is in
 * ms since the epoch.
 */
export function createSignInLog(database: DatabaseSync, now: () => number): SignInLog {
  const entries = createEventLog(database, 'sign_in', now, { most: MOST, days: DAYS });
  const remove = database.prepare(
    "DELETE FROM sign_in_events WHERE json_extract(data, '$.uid') = ?",
  );
  const select = database.prepare(
    "SELECT number, at, data, checksum FROM sign_in_events WHERE json_extract(data, '$.uid') = ? ORDER BY number DESC",
  );
  let since = now();
  let count = 0;

  function isAdmitted(): boolean {
    if (now() - since >= MINUTE) {
      const leftOut = count - MOST_A_MINUTE;
      since = now();
      count = 0;
      if (leftOut > 0) entries.add({ event: 'sign-ins-left-out', count: leftOut });
    }
    count += 1;
    return count <= MOST_A_MINUTE;
  }

  return {
    record(event: SignInEvent, address) {
      if (isAdmitted()) entries.add({ ...event, address });
    },
    of: (uid) =>
      select.all(uid).flatMap((row) => {
        const [number, at, data] = [Number(row['number']), String(row['at']), String(row['data'])];
        if (row['checksum'] !== checksumOf(number, at, data)) return [];
        const { uid: _, ...event } = JSON.parse(data) as Record<string, unknown>;
        return [{ at, ...event }];
      }),
    forget: (uid) => void remove.run(uid),
    entries,
  };
}
