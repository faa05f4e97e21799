import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { logger } from 'firebase-functions/v2';
import { REMINDER_PAUSE } from '@quits/product/reminders/schema.ts';
import { smtpUrl } from '../mail/mail-settings.ts';
import { privateKey } from '../push/vapid.ts';
import { sendReminder } from './send-reminder.ts';
import { firestore } from './services.ts';

/** Reminders that one run deletes. */
const MOST = 500;

/** Sends reminders that waited for the end of quiet hours, and deletes those that are a week old. */
export const lateReminders = onSchedule(
  {
    schedule: 'every 1 hours',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    secrets: [privateKey, smtpUrl],
  },
  async () => {
    const all = firestore.collectionGroup('reminders');
    for (const { ref } of (await all.where('pending', '==', true).get()).docs) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- A mail server takes few at once.
        await sendReminder(ref);
      } catch (error) {
        logger.warn(`A reminder could not be sent: ${String(error)}`);
      }
    }
    const before = Timestamp.fromMillis(Date.now() - REMINDER_PAUSE);
    const old = await all.where('at', '<=', before).limit(MOST).get();
    const batch = firestore.batch();
    for (const { ref } of old.docs) batch.delete(ref);
    await batch.commit();
  },
);
