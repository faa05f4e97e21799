import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  type Choices,
  choicesSchema,
  type Digest,
  digestSchema,
  deviceSchema,
} from '@quits/product/notifications/schema.ts';
import { type ReminderChoices, reminderChoicesSchema } from '@quits/product/reminders/schema.ts';
import { localeOf } from '../documents/locale-of.ts';
import { readDocument } from '../documents/read-document.ts';
import { readVapid } from '../push/vapid.ts';

/** Ways to reach an account, and what it chose. */
export interface Reach {
  readonly account: DocumentReference;
  /** Choices about notifications; `undefined` if none can be sent. */
  readonly choices: Choices | undefined;
  readonly digest: Digest | undefined;
  readonly reminders: ReminderChoices | undefined;
  /** Language of what it reads, if it is known. */
  readonly language: string;
}

/** Reads how an account can be reached. */
export async function readReach(firestore: Firestore, uid: string): Promise<Reach> {
  const account = firestore.doc(`users/${uid}`);
  const part = (id: string) => account.collection('notifications').doc(id);
  const [stored, devices, locale] = await Promise.all([
    firestore.getAll(part('choices'), part('digest'), part('reminders')),
    account.collection('devices').limit(1).get(),
    localeOf(account),
  ]);
  const [choices, digest, reminders] = stored;
  const device = devices.docs[0] && readDocument(deviceSchema, devices.docs[0])?.data;
  const summaries = digest && readDocument(digestSchema, digest)?.data;
  const chosen = reminders && readDocument(reminderChoicesSchema, reminders)?.data;
  const canPush = device !== undefined && readVapid() !== undefined;
  return {
    account,
    choices: canPush && choices ? readDocument(choicesSchema, choices)?.data : undefined,
    digest: summaries,
    reminders: chosen,
    language: locale ?? device?.locale ?? summaries?.locale ?? chosen?.locale ?? 'en-US',
  };
}
