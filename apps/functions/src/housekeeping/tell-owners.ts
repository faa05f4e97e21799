import type { Firestore } from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import { detectLocale, locales } from '@quits/i18n';
import { createTexts } from '@quits/product/create-texts.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { isQuiet } from '@quits/product/notifications/is-quiet.ts';
import type { Notice } from '@quits/product/notifications/notice.ts';
import { type Choices, choicesSchema, deviceSchema } from '@quits/product/notifications/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { PUSH_SERVICES } from '../push/is-push-service.ts';
import { sendPush } from '../push/send-push.ts';
import { topicOf } from '../push/topic-of.ts';
import { readVapid, type Vapid } from '../push/vapid.ts';

const services = defineString('PUSH_SERVICES', {
  default: PUSH_SERVICES,
  description: 'Hosts of push services; a leading dot stands for any host below it.',
});

/** A group whose sums are wrong, for one of its owners. */
interface Told {
  readonly groupId: string;
  readonly group: Group;
  readonly uid: string;
}

/** Notifies the owners of a group that its sums are wrong; `later` if one has quiet hours or can't be reached. */
export async function tellOwners(
  firestore: Firestore,
  groupId: string,
  group: Group,
): Promise<'told' | 'later'> {
  const vapid = readVapid();
  if (vapid === undefined) return 'told';
  const owners = group.memberUids.filter((uid) => group.roles[uid] === 'owner');
  const outcomes = await Promise.all(
    owners.map((uid) => tellOwner(firestore, { groupId, group, uid }, vapid)),
  );
  return outcomes.includes('later') ? 'later' : 'told';
}

async function tellOwner(
  firestore: Firestore,
  told: Told,
  vapid: Vapid,
): Promise<'told' | 'later'> {
  const account = firestore.doc(`users/${told.uid}`);
  const kept = await account.collection('notifications').doc('choices').get();
  const choices = readDocument(choicesSchema, kept)?.data;
  if (choices === undefined || choices.groups[told.groupId] === 'none') return 'told';
  if (isQuiet(choices.quiet, choices.zone, new Date())) return 'later';
  const [devices, profile] = await Promise.all([
    account.collection('devices').get(),
    account.get(),
  ]);
  const outcomes = await Promise.all(
    devices.docs.map(async (stored) => {
      const device = readDocument(deviceSchema, stored)?.data;
      if (device === undefined) return 'refused';
      const locale: unknown = profile.data()?.['locale'];
      const language = typeof locale === 'string' ? locale : device.locale;
      const notice = await noticeFor(told, choices, language);
      const payload = JSON.stringify(notice);
      return sendPush({
        device,
        topic: topicOf(notice),
        payload,
        vapid,
        services: services.value(),
      });
    }),
  );
  return outcomes.includes('later') ? 'later' : 'told';
}

/** Writes the notification; its balances show the difference, and correct it. */
async function noticeFor(
  { groupId, group }: Told,
  { detail }: Choices,
  language: string,
): Promise<Notice> {
  const texts = await createTexts({ locale: detectLocale([language], locales) });
  const { t, locale, dir } = texts.store.getState();
  const now = Date.now();
  return {
    // Once a day.
    id: `sums-${new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length)}`,
    groupId,
    path: `/groups/${groupId}/balances`,
    title: detail ? `${group.emoji} ${group.name}`.trim() : t('common:appName'),
    body: t('balances:mismatch'),
    several: t('notifications:several'),
    lang: locale,
    dir,
    at: now,
  };
}
