import { openAuthRecords } from './auth-records.ts';
import type { RecordStorage } from './records.ts';

/** Forgets the last user of this device, such as before its data is deleted; does nothing if it is another one by now. */
export function forgetRememberedUser(
  storage: RecordStorage | undefined,
  uid: string,
  now: () => number = Date.now,
): void {
  const { lastUser } = openAuthRecords(storage, now);
  if (lastUser.read()?.uid === uid) lastUser.write(undefined);
}
