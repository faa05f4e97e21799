import { type QueryDocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sumByHousehold } from '@quits/ledger';
import { partiesOf } from '@quits/product/balances/parties.ts';
import { type Group, groupSchema } from '@quits/product/group/schema.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { reminderChoicesSchema } from '@quits/product/reminders/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { smtpUrl } from '../mail/mail-settings.ts';
import { privateKey } from '../push/vapid.ts';
import { type Delivered, deliver } from './deliver.ts';
import { monthlyMessage, type Standing } from './monthly-message.ts';
import { readReach } from './read-reach.ts';
import { firestore } from './services.ts';

/**
 * Reminds accounts to settle up on the first of each month, in the groups that they chose, if something is open. Runs again every hour,
 * up to ten times, for those who have quiet hours or can't be reached.
 */
export const monthlyReminders = onSchedule(
  {
    schedule: '0 9 1 * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 540,
    retryCount: 10,
    minBackoffSeconds: 3600,
    maxBackoffSeconds: 3600,
    secrets: [privateKey, smtpUrl],
  },
  async ({ scheduleTime }) => {
    const at = new Date(scheduleTime);
    const chosen = firestore.collectionGroup('notifications').where('monthly', '>', []);
    let missing = 0;
    for (const stored of (await chosen.get()).docs) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- A mail server takes few at once.
        missing += await remindAccount(stored, at);
      } catch (error) {
        missing += 1;
        logger.warn(`A monthly reminder could not be sent: ${String(error)}`);
      }
    }
    if (missing > 0) throw new Error(`${missing} monthly reminders can’t be sent now.`);
  },
);

/** Returns the number of reminders that can't be sent now. */
async function remindAccount(stored: QueryDocumentSnapshot, at: Date): Promise<number> {
  const uid = stored.ref.parent.parent?.id;
  const choices = readDocument(reminderChoicesSchema, stored)?.data;
  if (uid === undefined || choices === undefined) return 0;
  const month = at.toISOString().slice(0, 'YYYY-MM'.length);
  let missing = 0;
  for (const groupId of choices.monthly) {
    if (choices.sent[groupId] === month) continue;
    // oxlint-disable no-await-in-loop -- One after the other.
    if ((await remindOf(groupId, { uid, at, month })) !== 'done') missing += 1;
    else await stored.ref.update(new FieldPath('sent', groupId), month);
    // oxlint-enable no-await-in-loop
  }
  return missing;
}

async function remindOf(
  groupId: string,
  { uid, at, month }: { readonly uid: string; readonly at: Date; readonly month: string },
): Promise<Delivered> {
  const stored = await firestore.doc(`groups/${groupId}`).get();
  const group = readDocument(groupSchema, stored)?.data;
  const isOpen = group !== undefined && group.deletingAt === undefined;
  const person = group && ownPersonId(group, uid);
  if (!isOpen || person === undefined || !group.memberUids.includes(uid)) return 'done';
  const standing = standingOf(group, person);
  if (Object.keys({ ...standing.owes, ...standing.gets }).length === 0) return 'done';
  return deliver(await readReach(firestore, uid), {
    id: `monthly-${uid}-${groupId}-${month}`,
    groupId,
    group,
    at,
    byMail: true,
    textsOf: (texts) => monthlyMessage(texts, { group, standing }),
  });
}

/** Returns what a person's household owes and is owed. */
function standingOf(group: Group, person: string): Standing {
  const { households } = partiesOf(group);
  const party = households[person] ?? person;
  const open = Object.entries(group.balances).map(
    ([currency, byPerson]) => [currency, sumByHousehold(byPerson, households)[party] ?? 0] as const,
  );
  return {
    owes: Object.fromEntries(
      open.filter(([, minor]) => minor < 0).map(([of, minor]) => [of, -minor]),
    ),
    gets: Object.fromEntries(open.filter(([, minor]) => minor > 0)),
  };
}
