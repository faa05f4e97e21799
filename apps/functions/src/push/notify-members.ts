import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  getFirestore,
} from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { type Activity, activitySchema } from '@quits/product/activity/schema.ts';
import { type Group, groupSchema } from '@quits/product/group/schema.ts';
import { isTold } from '@quits/product/notifications/is-told.ts';
import { choicesSchema } from '@quits/product/notifications/schema.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { readDocument } from '../documents/read-document.ts';
import { noticeOf } from './notice-of.ts';
import { type Notified, notifyDevices } from './notify-devices.ts';
import { privateKey, readVapid, type Vapid } from './vapid.ts';

/** Older news is no news, in ms: a push service was down, or the server. */
const LONGEST_AGE = 3_600_000;

const firestore = getFirestore(initializeApp({}, 'push'));
let isPublished = false;

/** A change of a group and who is told of it. */
interface Change {
  readonly groupId: string;
  readonly activityId: string;
  readonly group: Group;
  readonly entry: Activity;
  readonly at: Date;
}

/**
 * Sends a notification of each change of a group to the devices of its members, as each of them chose. A repeated event
 * sends messages with the same ids and topics, which devices recognize.
 */
export const notifyMembers = onDocumentCreated(
  { document: 'groups/{groupId}/activity/{activityId}', retry: true, secrets: [privateKey] },
  async ({ data, params, time }) => {
    const vapid = readVapid();
    if (vapid === undefined) return;
    await publishKey(vapid);
    const at = new Date(time);
    if (Date.now() - at.getTime() > LONGEST_AGE) return;
    const { groupId, activityId } = params;
    const entry = data && readDocument(activitySchema, data);
    const group = readDocument(groupSchema, await firestore.doc(`groups/${groupId}`).get());
    if (entry === undefined || group === undefined) return;
    const change = { groupId, activityId, group: group.data, entry: entry.data, at };
    const others = group.data.memberUids.filter((uid) => uid !== entry.data.by);
    if (others.length === 0) return;
    // One request for all members.
    const kept = await firestore.getAll(...others.map(choicesOf));
    const outcomes = await Promise.all(
      kept.map((stored) => notifyAccount(uidOf(stored), { stored, change, vapid })),
    );
    if (outcomes.includes('later')) throw new Error('A push service is busy or unreachable.');
  },
);

function choicesOf(uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/notifications/choices`);
}

function uidOf({ ref }: DocumentSnapshot): string {
  return ref.parent.parent?.id ?? '';
}

interface NotifyRequest {
  /** The account's choices. */
  readonly stored: DocumentSnapshot;
  readonly change: Change;
  readonly vapid: Vapid;
}

/** Notifies the devices of one account, if it wants to be told of the change. */
async function notifyAccount(
  uid: string,
  { stored, change, vapid }: NotifyRequest,
): Promise<Notified> {
  const { groupId, group, entry, at } = change;
  const choices = readDocument(choicesSchema, stored)?.data;
  if (choices === undefined) return 'done';
  const personId = ownPersonId(group, uid);
  if (!isTold({ uid, choices, personId }, { groupId, entry, now: at })) return 'done';
  const { detail } = choices;
  const account = firestore.doc(`users/${uid}`);
  const noticeIn = (language: string) => noticeOf({ ...change, language, detail });
  return notifyDevices({ account, choices }, noticeIn, vapid);
}

/** Lets clients know the server's key, by which they see that it sends notifications. */
async function publishKey({ publicKey }: Vapid): Promise<void> {
  if (isPublished) return;
  const place = firestore.doc('settings/push');
  if ((await place.get()).data()?.['publicKey'] !== publicKey) await place.set({ publicKey });
  isPublished = true;
}
