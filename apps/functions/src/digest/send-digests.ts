import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createTransport, type Transporter } from 'nodemailer';
import { digestPeriodEnd } from '@quits/product/notifications/digest-period.ts';
import { digestSchema } from '@quits/product/notifications/schema.ts';
import { localeOf } from '../documents/locale-of.ts';
import { readDocument } from '../documents/read-document.ts';
import { textsIn } from '../texts/texts-in.ts';
import { digestMail } from './digest-mail.ts';
import { type MailSettings, readMailSettings, smtpUrl } from './mail-settings.ts';
import { messageId } from './message-id.ts';
import { readNews } from './read-news.ts';

/** Timeouts of the mail server, in ms. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

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
    const transport = createTransport({ url: settings.smtp, ...TIMEOUTS });
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
  const to = news.length === 0 ? undefined : await addressOf(uid);
  const token = digest.token ?? randomBytes(32).toString('base64url');
  if (to !== undefined) {
    if (digest.token === undefined) await stored.ref.update({ token });
    const texts = await textsIn((await localeOf(firestore.doc(`users/${uid}`))) ?? digest.locale);
    const unsubscribe = `${settings.unsubscribe}?${new URLSearchParams({ uid, token }).toString()}`;
    await transport.sendMail({
      from: settings.from,
      to,
      ...digestMail({ texts, news, app: settings.app, unsubscribe }),
      messageId: messageId(uid, until, settings.from),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }
  await stored.ref.update({ until: Timestamp.fromDate(until) });
}

/** Returns an account's address if it is verified: another might belong to someone else. */
async function addressOf(uid: string): Promise<string | undefined> {
  const { users } = await getAuth(app).getUsers([{ uid }]);
  const [user] = users;
  return user?.emailVerified === true && !user.disabled ? user.email : undefined;
}
