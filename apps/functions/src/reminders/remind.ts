import { FieldValue } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import { safeParse } from 'valibot';
import { type RemindAnswer, remindRequestSchema } from '@quits/product/reminders/answer.ts';
import { REMINDER_PAUSE, reminderSchema } from '@quits/product/reminders/schema.ts';
import { CALL_OPTIONS } from '../call-options.ts';
import { readDocument } from '../documents/read-document.ts';
import { smtpUrl } from '../mail/mail-settings.ts';
import { privateKey } from '../push/vapid.ts';
import { textsIn } from '../texts/texts-in.ts';
import { canBeReminded } from './can-be-reminded.ts';
import { readClaim } from './read-claim.ts';
import { readReach } from './read-reach.ts';
import { reminderMessage } from './reminder-message.ts';
import { firestore } from './services.ts';

/**
 * Reminds a member of a group of what it owes the caller, at most once a week; without `send`, returns the text that it would get. The
 * reminder itself is sent by {@link deliverReminder}, as soon as it is stored.
 */
export const remind = onCall({ ...CALL_OPTIONS, secrets: [privateKey, smtpUrl] }, remindOrPreview);

async function remindOrPreview({ auth, data }: CallableRequest<unknown>): Promise<RemindAnswer> {
  if (auth === undefined) throw new HttpsError('unauthenticated', 'Sign in to send a reminder.');
  const parsed = safeParse(remindRequestSchema, data);
  if (!parsed.success)
    throw new HttpsError('invalid-argument', 'The request is not a valid reminder.');
  const { groupId, to, amounts, send } = parsed.output;
  const by = auth.uid;
  const claim = await readClaim({ groupId, by, to, amounts });
  // Strangers learn nothing about a group, not even whether it exists.
  if (claim.status === 'foreign') throw new HttpsError('permission-denied', 'No such debt.');
  if (claim.status !== 'owed') return { status: 'changed' };
  const reach = await readReach(firestore, to);
  if (!(await canBeReminded(reach, groupId))) return { status: 'unavailable' };
  const ref = reach.account.collection('reminders').doc(`${groupId}_${by}`);
  const waiting = await firestore.runTransaction(async (transaction) => {
    const last = readDocument(reminderSchema, await transaction.get(ref))?.data.at;
    const until = (last?.getTime() ?? 0) + REMINDER_PAUSE;
    if (until > Date.now()) return until;
    const at = FieldValue.serverTimestamp();
    if (send) transaction.set(ref, { groupId, by, amounts, at, pending: true });
    return undefined;
  });
  if (waiting !== undefined) return { status: 'waiting', until: waiting };
  if (send) return { status: 'sent' };
  const texts = await textsIn(reach.language);
  const { locale: lang, dir } = texts.store.getState();
  const { group, payee: from } = claim;
  const { text } = reminderMessage(texts, { group, from, amounts });
  return { status: 'ready', text, lang, dir };
}
