import { randomBytes } from 'node:crypto';
import type { I18n } from '@quits/i18n';
import type { Group } from '@quits/product/group/schema.ts';
import { isQuiet } from '@quits/product/notifications/is-quiet.ts';
import type { Notice } from '@quits/product/notifications/notice.ts';
import { addressOf } from '../mail/address-of.ts';
import { readMailSettings } from '../mail/mail-settings.ts';
import { messageId } from '../mail/message-id.ts';
import { openMail, sendMail } from '../mail/send-mail.ts';
import { unsubscribeLink } from '../mail/unsubscribe-link.ts';
import { notifyDevices } from '../push/notify-devices.ts';
import { readVapid } from '../push/vapid.ts';
import { textsIn } from '../texts/texts-in.ts';
import type { Reach } from './read-reach.ts';
import { reminderMail } from './reminder-mail.ts';
import type { ReminderTexts } from './reminder-message.ts';
import { accounts } from './services.ts';

/** A reminder about a group. */
export interface Delivery {
  /** The same for each attempt. */
  readonly id: string;
  readonly groupId: string;
  readonly group: Group;
  readonly at: Date;
  /** Whether it is sent by email if no device can be notified. */
  readonly byMail: boolean;
  readonly textsOf: (texts: I18n) => ReminderTexts;
}

/** Outcome of {@link deliver}: `quiet` during quiet hours, `later` if a push service is busy. */
export type Delivered = 'done' | 'quiet' | 'later';

/**
 * Sends a reminder to the account's devices, or by email if there are none.
 * @throws {Error} if the mail server doesn't take the email
 */
export async function deliver(reach: Reach, delivery: Delivery): Promise<Delivered> {
  const { account, choices } = reach;
  const vapid = readVapid();
  if (vapid !== undefined && choices !== undefined) {
    if (isQuiet(choices.quiet, choices.zone, new Date())) return 'quiet';
    const sent = await notifyDevices(
      { account, choices },
      (language) => noticeIn(language, choices.detail, delivery),
      vapid,
    );
    if (sent === 'later') return 'later';
    const left = await account.collection('devices').limit(1).get();
    if (!left.empty) return 'done';
  }
  if (delivery.byMail) await mail(reach, delivery);
  return 'done';
}

async function noticeIn(
  language: string,
  detail: boolean,
  { id, groupId, group, at, textsOf }: Delivery,
): Promise<Notice> {
  const texts = await textsIn(language);
  const { t, locale, dir } = texts.store.getState();
  const { text, short } = textsOf(texts);
  return {
    id,
    groupId,
    path: `/groups/${groupId}/balances`,
    title: detail ? `${group.emoji} ${group.name}`.trim() : t('common:appName'),
    body: detail ? text : short,
    several: t('notifications:several'),
    lang: locale,
    dir,
    at: at.getTime(),
  };
}

async function mail(
  { account, language, reminders }: Reach,
  { id, groupId, textsOf }: Delivery,
): Promise<void> {
  const settings = readMailSettings();
  if (settings === undefined) return;
  const uid = account.id;
  const to = await addressOf(accounts, uid);
  if (to === undefined) return;
  const token = reminders?.token ?? randomBytes(32).toString('base64url');
  if (reminders?.token === undefined) {
    await account.collection('notifications').doc('reminders').set({ token }, { merge: true });
  }
  const texts = await textsIn(language);
  const unsubscribe = unsubscribeLink(settings, { uid, token, of: 'reminders' });
  const transport = openMail(settings);
  try {
    await sendMail(transport, settings, {
      to,
      mail: reminderMail({
        texts,
        message: textsOf(texts),
        link: `${settings.app}/groups/${encodeURIComponent(groupId)}/balances`,
        unsubscribe,
      }),
      messageId: messageId(id, settings.from),
      unsubscribe,
    });
  } finally {
    transport.close();
  }
}
