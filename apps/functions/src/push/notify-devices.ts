import type { DocumentReference } from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import { logger } from 'firebase-functions/v2';
import type { Notice } from '@quits/product/notifications/notice.ts';
import { recentlySeen } from '@quits/product/notifications/recently-seen.ts';
import { type Choices, deviceSchema } from '@quits/product/notifications/schema.ts';
import { localeOf } from '../documents/locale-of.ts';
import { readDocument } from '../documents/read-document.ts';
import { PUSH_SERVICES } from './is-push-service.ts';
import { sendPush } from './send-push.ts';
import { topicOf } from './topic-of.ts';
import type { Vapid } from './vapid.ts';

const services = defineString('PUSH_SERVICES', {
  default: PUSH_SERVICES,
  description: 'Hosts of push services; a leading dot stands for any host below it.',
});

/** Outcome of notifying an account: `later` if a push service is busy or unreachable. */
export type Notified = 'done' | 'later';

/** An account and what it chose. */
export interface NotifiedAccount {
  readonly account: DocumentReference;
  readonly choices: Choices;
}

/**
 * Sends a notification to every device of an account, in its language, with the groups that it has seen elsewhere, and deletes
 * devices whose subscription has ended. `noticeIn` writes the notification in a language.
 */
export async function notifyDevices(
  { account, choices }: NotifiedAccount,
  noticeIn: (language: string) => Promise<Notice>,
  vapid: Vapid,
): Promise<Notified> {
  const seen = recentlySeen(choices);
  const [devices, locale] = await Promise.all([
    account.collection('devices').get(),
    localeOf(account),
  ]);
  const outcomes = await Promise.all(
    devices.docs.map(async (stored) => {
      const device = readDocument(deviceSchema, stored)?.data;
      if (device === undefined) return 'refused';
      const notice = await noticeIn(locale ?? device.locale);
      const sent = await sendPush({
        device,
        topic: topicOf(notice),
        payload: JSON.stringify({ ...notice, seen }),
        vapid,
        services: services.value(),
      });
      if (sent === 'gone') await stored.ref.delete();
      if (sent === 'refused') logger.warn('A push service refused a message.');
      return sent;
    }),
  );
  return outcomes.includes('later') ? 'later' : 'done';
}
