import type { UserHint } from '../state/user.ts';
import { isRecord, openRecord, type RecordStorage, type StoredRecord } from './records.ts';

const DAY = 86_400_000;

/** The records of the machine. */
export interface AuthRecords {
  /** Who was signed in last; removed by a sign-out, so its absence tells other tabs that there was one. */
  readonly lastUser: StoredRecord<UserHint>;
  /** The path to return to after signing in. */
  readonly returnTo: StoredRecord<string>;
}

/** Opens the records of the machine. */
export function openAuthRecords(
  storage: RecordStorage | undefined,
  now: () => number,
): AuthRecords {
  return {
    lastUser: openRecord(storage, now, {
      name: 'lastUser',
      version: 1,
      lifetime: 400 * DAY,
      accepts: isUserHint,
    }),
    returnTo: openRecord(storage, now, {
      name: 'returnTo',
      version: 1,
      lifetime: DAY / 24,
      accepts: (value) => typeof value === 'string',
    }),
  };
}

function isUserHint(value: unknown): value is UserHint {
  const textOrNull = (part: unknown) => part === null || typeof part === 'string';
  return (
    isRecord(value) &&
    typeof value['uid'] === 'string' &&
    typeof value['isAnonymous'] === 'boolean' &&
    textOrNull(value['email']) &&
    textOrNull(value['displayName']) &&
    textOrNull(value['photoURL'])
  );
}
