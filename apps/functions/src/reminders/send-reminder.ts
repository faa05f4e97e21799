import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { reminderSchema } from '@quits/product/reminders/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { canBeReminded } from './can-be-reminded.ts';
import { type Delivered, deliver } from './deliver.ts';
import { readClaim } from './read-claim.ts';
import { readReach } from './read-reach.ts';
import { reminderMessage } from './reminder-message.ts';
import { firestore } from './services.ts';

/** A reminder that can't be sent for so long is not sent anymore, in ms. */
const LONGEST_AGE = 2 * 24 * 3_600_000;

/** Sends a stored reminder that waits, if it is still owed and wanted. */
export async function sendReminder(ref: DocumentReference): Promise<Delivered> {
  const reminder = readDocument(reminderSchema, await ref.get())?.data;
  const to = ref.parent.parent?.id;
  if (reminder?.pending !== true || to === undefined) return 'done';
  const { groupId, by, amounts } = reminder;
  const at = reminder.at ?? new Date();
  const claim = await readClaim({ groupId, by, to, amounts });
  const reach = await readReach(firestore, to);
  const isNew = Date.now() - at.getTime() < LONGEST_AGE;
  if (isNew && claim.status === 'owed' && (await canBeReminded(reach, groupId))) {
    const { group, payee: from } = claim;
    const delivered = await deliver(reach, {
      id: `reminder-${to}-${ref.id}-${at.getTime()}`,
      groupId,
      group,
      at,
      byMail: reach.digest !== undefined,
      textsOf: (texts) => reminderMessage(texts, { group, from, amounts }),
    });
    if (delivered !== 'done') return delivered;
  }
  await ref.update({ pending: FieldValue.delete() });
  return 'done';
}
