import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Transporter } from 'nodemailer';
import { digestPeriodEnd } from '@quits/product/notifications/digest-period.ts';
import { digestSchema } from '@quits/product/notifications/schema.ts';
import { localeOf } from '../documents/locale-of.ts';
import { readDocument } from '../documents/read-document.ts';
import { addressOf } from '../mail/address-of.ts';
import { type MailSettings, readMailSettings, smtpUrl } from '../mail/mail-settings.ts';
import { messageId } from '../mail/message-id.ts';
import { openMail, sendMail } from '../mail/send-mail.ts';
import { unsubscribeLink } from '../mail/unsubscribe-link.ts';
import { textsIn } from '../texts/texts-in.ts';
import { digestMail } from './digest-mail.ts';
import { readNews } from './read-news.ts';

const app = initializeApp(undefined, 'digests');
const firestore = getFirestore(app);

/**
 * Sends a summary of what others changed since the last one to each account that has chosen summaries. If an email fails, the repeated
 * function sends it with the same id.
 */
export const sendDigests = onSchedule(
  {
    schedule: 'every day 06:05',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    memory: '512MiB',
    retryCount: 5,
    minBackoffSeconds: 60,
    maxBackoffSeconds: 3600,
    secrets: [smtpUrl],
  },
  async () => {
    const settings = readMailSettings();
    // The app offers summaries only if the server sends them.
    const offer = firestore.doc('settings/mail');
    if (settings === undefined) {
      await offer.delete();
      return;
    }
    await offer.set({ offered: true });
    const transport = openMail(settings);
    const chosen = firestore
      .collectionGroup('notifications')
      .where('every', 'in', ['daily', 'weekly']);
    let failures = 0;
    for (const stored of (await chosen.get()).docs) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- A mail server takes few at once.
        await sendDigest(stored, settings, transport);
      } catch (error) {
        failures += 1;
        logger.warn(`A summary could not be sent: ${String(error)}`);
      }
    }
    transport.close();
    if (failures > 0) throw new Error(`${failures} summaries could not be sent.`);
  },
);

async function sendDigest(
  stored: QueryDocumentSnapshot,
  settings: MailSettings,
  transport: Transporter,
): Promise<void> {
  const digest = readDocument(digestSchema, stored)?.data;
  const uid = stored.ref.parent.parent?.id;
  if (digest === undefined || uid === undefined) return;
  const since = digest.until ?? stored.createTime.toDate();
  const until = digestPeriodEnd(digest.every, new Date());
  if (until <= since) return;
  const news = await readNews(firestore, { uid, since, until });
  const to = news.length === 0 ? undefined : await addressOf(getAuth(app), uid);
  const token = digest.token ?? randomBytes(32).toString('base64url');
  if (to !== undefined) {
    if (digest.token === undefined) await stored.ref.update({ token });
    const texts = await textsIn((await localeOf(firestore.doc(`users/${uid}`))) ?? digest.locale);
    const unsubscribe = unsubscribeLink(settings, { uid, token });
    await sendMail(transport, settings, {
      to,
      mail: digestMail({ texts, news, app: settings.app, unsubscribe }),
      messageId: messageId(`${uid} ${until.toISOString()}`, settings.from),
      unsubscribe,
    });
  }
  await stored.ref.update({ until: Timestamp.fromDate(until) });
}
