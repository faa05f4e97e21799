import type { AppError } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import { useDatabase, useLiveDocument } from '@quits/firestore/react';
import { useFormatter } from '@quits/i18n/react';
import { JOINED, joinedNames } from '@quits/product/between/collections.ts';
import {
  type Contact,
  contactAt,
  contactsIn,
  type Place,
} from '@quits/product/between/contacts.ts';
import { needsHistory } from '@quits/product/between/dues.ts';
import { type Standing, standingIn } from '@quits/product/between/standing.ts';
import { wholeHistories } from '@quits/product/between/whole-histories.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { plans } from '../../debts/plans.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';

/** Amounts between the reader and the people of their groups. */
export type StandingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | ReadyStanding;

/** See {@link StandingState}. */
export interface ReadyStanding extends Standing {
  readonly status: 'ready';
  readonly contacts: readonly Contact[];
  /** The contact that was asked for. */
  readonly contact: Contact | undefined;
  /** The groups that count: the contact's, or all. */
  readonly groups: readonly Doc<Group>[];
  /** All groups of the reader. */
  readonly own: readonly Doc<Group>[];
}

const NO_GROUPS: readonly Doc<Group>[] = [];

/** Returns the lookup of plans, which depends on a version. */
function planOf(_version: number): typeof plans.find {
  return plans.find;
}

/**
 * Observes what is between the reader and one contact, or everyone. Reads the groups and the joined names, and the histories of
 * groups that don't simplify debts.
 */
export function useStanding(uid: string, place?: Place): StandingState {
  const database = useDatabase();
  const { compare } = useFormatter();
  const own = useOwnGroups();
  const kept = useLiveDocument(joinedNames, { uid, id: JOINED });
  const all = own.status === 'ready' ? own.data : NO_GROUPS;
  const joined = kept.status === 'ready' ? kept.data?.data.joined : undefined;
  const contacts = useMemo(
    () => contactsIn(all, { uid, joined: joined ?? {} }),
    [all, uid, joined],
  );
  const { groupId, personId } = place ?? {};
  const contact = useMemo(
    () =>
      groupId === undefined || personId === undefined
        ? undefined
        : contactAt(contacts, { groupId, personId }),
    [contacts, groupId, personId],
  );
  const groups = useMemo(() => {
    const ids = contact && new Set(contact.places.map(({ groupId }) => groupId));
    return all.filter(
      ({ id, data }) => data.deletingAt === undefined && (ids === undefined || ids.has(id)),
    );
  }, [all, contact]);
  const key = groups.flatMap(({ id, data }) => (needsHistory(data) ? [id] : [])).join(' ');
  const read = useMemo(
    () => wholeHistories(database, key === '' ? [] : key.split(' ')),
    [database, key],
  );
  const histories = useSyncExternalStore(read.subscribe, read.getState);
  const version = useDeferredValue(useSyncExternalStore(plans.subscribe, plans.version));
  const standing = useMemo(
    () => standingIn(groups, { uid, histories, plan: planOf(version), compare }),
    [groups, uid, histories, version, compare],
  );
  useEffect(() => {
    for (const request of standing.requests) plans.start(request);
  }, [standing]);

  if (own.status === 'failed') return { status: 'failed', error: own.error };
  if (kept.status === 'failed') return { status: 'failed', error: kept.error };
  // Offline, a document that this device has never seen doesn't arrive; nothing is joined then.
  if (own.status !== 'ready') return { status: 'loading' };
  return { status: 'ready', contacts, contact, groups, own: all, ...standing };
}
