import type { DatabaseSync } from 'node:sqlite';
import { createEventLog, type EventLog } from '../../data/event-log.ts';

/** An act of an administrator, or an attempt to become or be one. */
type SecurityEvent =
  | { readonly event: 'administrator-joined' | 'administrator-signed-in'; readonly who: string }
  | { readonly event: 'administrator-signed-out'; readonly who: string }
  /** `who` is the name that was tried; the password isn't recorded. */
  | { readonly event: 'administrator-refused'; readonly who: string; readonly reason: string }
  /** `act` is the path of the request, with ids of accounts but no contents. */
  | { readonly event: 'administrator-acted'; readonly who: string; readonly act: string };

/** Record of what administrators did. */
export interface SecurityLog {
  /** @param address IP address of the caller, as far as known */
  add(event: SecurityEvent, address: string): void;
  readonly entries: EventLog;
}

/** Opens the log of a database. `now` is in ms since the epoch. */
export function createSecurityLog(database: DatabaseSync, now: () => number): SecurityLog {
  const entries = createEventLog(database, 'security', now);
  return { add: (event, address) => entries.add({ ...event, address }), entries };
}
