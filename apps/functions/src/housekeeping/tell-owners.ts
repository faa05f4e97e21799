import type { Firestore } from 'firebase-admin/firestore';
import type { Group } from '@quits/product/group/schema.ts';
import { isQuiet } from '@quits/product/notifications/is-quiet.ts';
import type { Notice } from '@quits/product/notifications/notice.ts';
import { type Choices, choicesSchema } from '@quits/product/notifications/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { type Notified, notifyDevices } from '../push/notify-devices.ts';
import { readVapid, type Vapid } from '../push/vapid.ts';
import { textsIn } from '../texts/texts-in.ts';

/** A group whose sums are wrong, and one of its owners. */
interface OwnedGroup {
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string;
}

/** Notifies the owners of a group that its sums are wrong; `later` if one has quiet hours or can't be reached. */
export async function tellOwners(
  firestore: Firestore,
  groupId: string,
  group: Group,
): Promise<Notified> {
  const vapid = readVapid();
  if (vapid === undefined) return 'done';
  const owners = group.memberUids.filter((uid) => group.roles[uid] === 'owner');
  const outcomes = await Promise.all(
    owners.map((uid) => tellOwner(firestore, { groupId, group, uid }, vapid)),
  );
  return outcomes.includes('later') ? 'later' : 'done';
}

async function tellOwner(firestore: Firestore, owned: OwnedGroup, vapid: Vapid): Promise<Notified> {
  const account = firestore.doc(`users/${owned.uid}`);
  const kept = await account.collection('notifications').doc('choices').get();
  const choices = readDocument(choicesSchema, kept)?.data;
  if (choices === undefined || choices.groups[owned.groupId] === 'none') return 'done';
  if (isQuiet(choices.quiet, choices.zone, new Date())) return 'later';
  const noticeIn = (language: string) => noticeFor(owned, choices, language);
  return notifyDevices({ account, choices }, noticeIn, vapid);
}

/** Writes the notification. It opens the balances, which show the difference and offer to correct it. */
async function noticeFor(
  { groupId, group }: OwnedGroup,
  { detail }: Choices,
  language: string,
): Promise<Notice> {
  const { t, locale, dir } = (await textsIn(language)).store.getState();
  const now = Date.now();
  return {
    // One per day: a repeated run replaces it.
    id: `sums-${new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length)}`,
    groupId,
    path: `/groups/${groupId}/balances`,
    title: detail ? `${group.emoji} ${group.name}`.trim() : t('common:appName'),
    body: t('balances:mismatch'),
    several: t('notifications:several'),
    lang: locale,
    dir,
    at: now,
  };
}
