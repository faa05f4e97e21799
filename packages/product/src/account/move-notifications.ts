import { type AppError, ok, type Result } from '@quits/errors';
import { getOnce, runTransaction, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { commitNow } from '../io/commit-now.ts';
import { CHOICES, devices, noticeChoices } from '../notifications/collections.ts';
import { reminderChoices, reminders, REMINDERS } from '../reminders/collections.ts';

/** An account with its own connection. */
interface Side {
  readonly database: Database;
  readonly uid: string;
}

/**
 * Moves a guest's devices to an account, and its choices about notifications and reminders unless the account has its own.
 * Safe to repeat after an interruption.
 */
export async function moveNotifications(
  guest: Side,
  account: Side,
): Promise<Result<undefined, AppError>> {
  const server = { source: 'server' } as const;
  const own = { uid: guest.uid };
  const kept = await getOnce(guest.database, devices, own, undefined, server);
  if (!kept.ok) return kept;
  const got = await getOnce(guest.database, reminders, own, undefined, server);
  if (!got.ok) return got;
  const chosen = await readChoices(guest);
  if (!chosen.ok) return chosen;
  const { choices, asked } = chosen.value;
  if (choices === undefined && asked === undefined && kept.value.data.length === 0) {
    return ok(undefined);
  }
  const theirs = await readChoices(account);
  if (!theirs.ok) return theirs;
  const params = { uid: account.uid };
  const moved = await commitNow(account.database, (batch) => {
    for (const { id, data } of kept.value.data) {
      batch.set(devices, params, id, { ...data, createdAt: serverTimestamp() });
    }
    if (choices !== undefined && theirs.value.choices === undefined) {
      batch.set(noticeChoices, params, CHOICES, choices);
    }
    if (asked !== undefined && theirs.value.asked === undefined) {
      const { off, muted, monthly, locale } = asked;
      const language = locale === undefined ? {} : { locale };
      batch.set(reminderChoices, params, REMINDERS, { off, muted, monthly, ...language });
    }
  });
  if (!moved.ok) return moved;
  return commitNow(guest.database, (batch) => {
    for (const { id } of kept.value.data) batch.delete(devices, own, id);
    for (const { id } of got.value.data) batch.delete(reminders, own, id);
    batch.delete(noticeChoices, own, CHOICES);
    batch.delete(reminderChoices, own, REMINDERS);
  });
}

function readChoices({ database, uid }: Side) {
  return runTransaction(database, async ({ get }) => {
    const choices = await get(noticeChoices, { uid }, CHOICES);
    const asked = await get(reminderChoices, { uid }, REMINDERS);
    return { value: { choices, asked }, write: () => undefined };
  });
}
