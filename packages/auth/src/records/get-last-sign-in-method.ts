import { openAuthRecords } from './auth-records.ts';
import type { RecordStorage } from './records.ts';

/** Returns the provider of the last sign-in on this device, such as `password` or `google.com`. */
export function getLastSignInMethod(
  storage: RecordStorage,
  now: () => number = Date.now,
): string | undefined {
  return openAuthRecords(storage, now).lastMethod.read();
}
