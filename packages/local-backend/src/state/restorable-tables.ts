import type { RestoredRow } from './undo-log.ts';

/**
 * Tables that a snapshot doesn't restore: keys, whose copies in memory are in use, what functions have to do, and the
 * log of refusals, which tells what happened.
 */
const NOT_RESTORED: ReadonlySet<string> = new Set([
  'function_events',
  'function_manifest',
  'function_schedules',
  'hosting_secret',
  'identity_keys',
  'push_key',
  'refusal_events',
]);

/** Returns whether a snapshot restores a table row by row; Firestore has its own history. */
export function isRestorable(table: string): boolean {
  return !table.startsWith('firestore_') && !NOT_RESTORED.has(table);
}

/** Returns the uids of the accounts among restored rows, tenants' included. */
export function accountsIn(rows: readonly RestoredRow[]): Set<string> {
  const accounts = rows.filter(({ table }) => table.startsWith('identity_users'));
  return new Set(accounts.map(({ key }) => String(key)));
}
