import type { RememberedUser } from '../state/user.ts';
import { openAuthRecords } from './auth-records.ts';
import type { RecordStorage } from './records.ts';

/**
 * Returns the last user of this device who hasn't signed out: a hint for a first paint, never a
 * proof.
 */
export function getRememberedUser(
  storage: RecordStorage | undefined,
  now: () => number = Date.now,
): RememberedUser | undefined {
  return openAuthRecords(storage, now).lastUser.read();
}
