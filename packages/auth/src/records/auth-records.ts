import type { AuthFlow } from '../state/flow.ts';
import type { SignInPurpose } from '../state/sign-in-purpose.ts';
import type { RememberedUser } from '../state/user.ts';
import type { MergeJournal } from '../transition/auth-event.ts';
import type { Operation } from '../transition/operation.ts';
import { isRecord, openRecord, type RecordStorage, type StoredRecord } from './records.ts';

const DAY = 86_400_000;

/** The records of the machine. */
export interface AuthRecords {
  /**
   * Last signed-in user; sign-out removes it, so that other tabs can tell a sign-out from a lost
   * session.
   */
  readonly lastUser: StoredRecord<RememberedUser>;
  /** The path to return to after signing in. */
  readonly returnTo: StoredRecord<string>;
  /** Address that the last sign-in link was sent to. */
  readonly linkEmail: StoredRecord<string>;
  /** Purpose of the last redirect; distinguishes a failed redirect from a normal page load. */
  readonly redirect: StoredRecord<RedirectIntent>;
  /**
   * Provider of the last sign-in on this device; the server doesn't reveal the methods of an
   * address.
   */
  readonly lastMethod: StoredRecord<string>;
  /** Last mail sent, and when it may be resent, in ms since 1970. */
  readonly sentMail: StoredRecord<SentMail>;
  /** An unfinished merge. */
  readonly merge: StoredRecord<MergeJournal>;
}

/** A mail that was sent. */
interface SentMail {
  readonly what: string;
  readonly resendAt: number;
}

/** Purpose of a redirect. */
export interface RedirectIntent {
  readonly providerId: string;
  readonly purpose: SignInPurpose;
  /**
   * Flow and operation to resume after reauthentication; only operations without secrets are
   * stored.
   */
  readonly resume?: { readonly flow: AuthFlow; readonly operation: Operation } | undefined;
}

/** Opens the records of the machine. */
export function openAuthRecords(
  storage: RecordStorage | undefined,
  now: () => number,
): AuthRecords {
  const open = <Value>(
    name: string,
    lifetime: number,
    accepts: (value: unknown) => value is Value,
  ) => openRecord(storage, now, { name, version: 1, lifetime, accepts });
  return {
    lastUser: open('lastUser', 400 * DAY, isUserHint),
    returnTo: open('returnTo', DAY / 24, isText),
    lastMethod: open('lastMethod', 400 * DAY, isText),
    linkEmail: open('linkEmail', DAY, isText),
    redirect: open('redirect', DAY / 48, isRedirectIntent),
    sentMail: open('sentMail', DAY / 24, isSentMail),
    merge: open('merge', 30 * DAY, isMergeJournal),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSentMail(value: unknown): value is SentMail {
  return isRecord(value) && isText(value['what']) && typeof value['resendAt'] === 'number';
}

function isRedirectIntent(value: unknown): value is RedirectIntent {
  // Written by this version of the record, so the nested values are valid.
  return isRecord(value) && isText(value['providerId']) && isText(value['purpose']);
}

function isMergeJournal(value: unknown): value is MergeJournal {
  return isRecord(value) && isText(value['guestUid']) && isText(value['at']);
}

function isUserHint(value: unknown): value is RememberedUser {
  return isRecord(value) && isText(value['uid']) && typeof value['isAnonymous'] === 'boolean';
}
