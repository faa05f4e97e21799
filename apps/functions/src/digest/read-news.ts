import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { activitySchema } from '@quits/product/activity/schema.ts';
import { groupSchema } from '@quits/product/group/schema.ts';
import { isTold } from '@quits/product/notifications/is-told.ts';
import { type Choices, choicesSchema } from '@quits/product/notifications/schema.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { readDocument } from '../documents/read-document.ts';
import type { GroupNews } from './digest-mail.ts';

/** Maximum number of changes that a summary lists for a group. */
const MOST = 30;
/** Maximum number of changes read for a group, including the account's own. */
const READ = 10 * MOST;

const EVERYTHING: Choices = { groups: {}, detail: true, quiet: null, zone: 'UTC', seen: {} };

/** Account and period of {@link readNews}. */
export interface NewsOptions {
  readonly uid: string;
  /** Exclusive. */
  readonly since: Date;
  /** Inclusive. */
  readonly until: Date;
}

/** Reads what others changed in an account's groups, except in those that it has muted. */
export async function readNews(
  firestore: Firestore,
  { uid, since, until }: NewsOptions,
): Promise<GroupNews[]> {
  const kept = await firestore.doc(`users/${uid}/notifications/choices`).get();
  const chosen = readDocument(choicesSchema, kept)?.data ?? EVERYTHING;
  // Quiet hours don't apply to emails, and summaries list what was seen, too.
  const choices = { ...chosen, quiet: null, seen: {} };
  const groups = await firestore
    .collection('groups')
    .where('memberUids', 'array-contains', uid)
    .get();
  const news = await Promise.all(
    groups.docs.map(async (stored): Promise<GroupNews[]> => {
      const group = readDocument(groupSchema, stored)?.data;
      if (group === undefined || choices.groups[stored.id] === 'none') return [];
      if (group.lastActivityAt !== null && group.lastActivityAt <= since) return [];
      const found = await stored.ref
        .collection('activity')
        .where('at', '>', Timestamp.fromDate(since))
        .where('at', '<=', Timestamp.fromDate(until))
        .orderBy('at', 'desc')
        .limit(READ)
        .get();
      const personId = ownPersonId(group, uid);
      const told = found.docs.flatMap((one) => {
        const entry = readDocument(activitySchema, one)?.data;
        if (entry === undefined) return [];
        const change = { groupId: stored.id, entry, now: until };
        return isTold({ uid, choices, personId }, change) ? [entry] : [];
      });
      if (told.length === 0) return [];
      const entries = told.slice(0, MOST).toReversed();
      return [
        { groupId: stored.id, group, entries, isCut: told.length > MOST || found.size === READ },
      ];
    }),
  );
  return news.flat();
}
