import type { Flow } from '../state/flow.ts';
import type { Purpose } from '../state/flows/flow-base.ts';
import type { UserHint } from '../state/user.ts';
import type { MergeJournal } from '../transition/auth-event.ts';
import type { Operation } from '../transition/operation.ts';
import { isRecord, openRecord, type RecordStorage, type StoredRecord } from './records.ts';

const DAY = 86_400_000;

/** The records of the machine. */
export interface AuthRecords {
  /** Who was signed in last; removed by a sign-out, so its absence tells other tabs that there was one. */
  readonly lastUser: StoredRecord<UserHint>;
  /** The path to return to after signing in. */
  readonly returnTo: StoredRecord<string>;
  /** Whom the last sign-in link was sent to. */
  readonly linkEmail: StoredRecord<string>;
  /** What the page was left for; tells a lost way back from an ordinary start. */
  readonly redirect: StoredRecord<RedirectIntent>;
  /** The provider that signed in last on this device: nobody may ask the server which ones an address has. */
  readonly lastMethod: StoredRecord<string>;
  /** A merge that has not come to its end. */
  readonly merge: StoredRecord<MergeJournal>;
}

/** What a page was left for. */
export interface RedirectIntent {
  readonly providerId: string;
  readonly purpose: Purpose;
  /** What to go on with after proving who is there; only operations without a secret are kept. */
  readonly resume?: { readonly flow: Flow; readonly operation: Operation } | undefined;
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
      accepts: isText,
    }),
    lastMethod: openRecord(storage, now, {
      name: 'lastMethod',
      version: 1,
      lifetime: 400 * DAY,
      accepts: isText,
    }),
    linkEmail: openRecord(storage, now, {
      name: 'linkEmail',
      version: 1,
      lifetime: DAY,
      accepts: isText,
    }),
    redirect: openRecord(storage, now, {
      name: 'redirect',
      version: 1,
      lifetime: DAY / 48,
      accepts: isRedirectIntent,
    }),
    merge: openRecord(storage, now, {
      name: 'merge',
      version: 1,
      lifetime: 30 * DAY,
      accepts: isMergeJournal,
    }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const purposes: ReadonlySet<unknown> = new Set(['signIn', 'link', 'reauth']);

function isRedirectIntent(value: unknown): value is RedirectIntent {
  if (!isRecord(value) || !isText(value['providerId']) || !purposes.has(value['purpose']))
    return false;
  const resume = value['resume'];
  // Written by this version of the record, so what is inside is as it was.
  return (
    resume === undefined ||
    (isRecord(resume) && isRecord(resume['flow']) && isRecord(resume['operation']))
  );
}

const mergeSteps: ReadonlySet<unknown> = new Set([
  'exporting',
  'signingIn',
  'importing',
  'switching',
  'cleaning',
]);

function isMergeJournal(value: unknown): value is MergeJournal {
  return (
    isRecord(value) &&
    isText(value['guestUid']) &&
    (value['accountUid'] === undefined || isText(value['accountUid'])) &&
    mergeSteps.has(value['at'])
  );
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
