import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { smtpUrl } from '../mail/mail-settings.ts';
import { privateKey } from '../push/vapid.ts';
import { sendReminder } from './send-reminder.ts';

/** Sends each reminder as soon as it is stored, unless its receiver has quiet hours; {@link lateReminders} sends it then. */
export const deliverReminder = onDocumentWritten(
  { document: 'users/{uid}/reminders/{reminderId}', retry: true, secrets: [privateKey, smtpUrl] },
  async ({ data }) => {
    const after = data?.after;
    if (after?.get('pending') !== true) return;
    if ((await sendReminder(after.ref)) === 'later') throw new Error('A push service is busy.');
  },
);
