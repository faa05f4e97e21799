import { type AppError, ok, type Result } from '@quits/errors';
import { generateId, type WriteHandle } from '@quits/firestore';
import type { Database } from '../database.ts';
import { putExpense } from '../expense/add-expense.ts';
import { paymentExpense, undoPayment } from '../expense/record-payment.ts';
import { localDate } from '../values/local-date.ts';
import type { Due } from './dues.ts';
import { keepSettling, type Settlement } from './pending-settling.ts';
import { settlingKey } from './settling-key.ts';

/**
 * Number of groups whose payments fit into one commit: the rules read five documents for each, and may read 20 in a commit.
 */
export const GROUPS_AT_ONCE = 4;

/** Returns the payments that settle amounts, with the ids of what they write. */
export function settlementsOf(
  dues: readonly Omit<Due, 'payment' | 'personId'>[],
  now: Date,
): readonly Settlement[] {
  return dues.map(({ groupId, currency, minor, from, to }) => ({
    groupId,
    expenseId: generateId(),
    rev: generateId(),
    from,
    to,
    minor: Math.abs(minor),
    currency,
    date: localDate(now),
  }));
}

/**
 * Distributes payments over as few commits as possible: of one group, a commit can count one payment, because the group names it.
 */
export function chunkSettlements(
  settlements: readonly Settlement[],
): readonly (readonly Settlement[])[] {
  const byGroup = Map.groupBy(settlements, ({ groupId }) => groupId);
  const most = Math.max(0, ...[...byGroup.values()].map(({ length }) => length));
  const count = Math.max(most, Math.ceil(settlements.length / GROUPS_AT_ONCE));
  const commits: Settlement[][] = Array.from({ length: count }, () => []);
  // Dealt out in turn, no commit gets two of a group, since none has more than there are commits.
  for (const [at, one] of [...byGroup.values()].flat().entries()) commits[at % count]?.push(one);
  return commits;
}

/**
 * Records payments, several in each commit. They are stored on the device first, so that {@link resumeSettling} can finish if the
 * page is closed before the last one is queued.
 */
export function settleAll(
  database: Database,
  uid: string,
  settlements: readonly Settlement[],
): void {
  keepSettling(uid, settlements);
  const done = writeSettlements(database, uid, settlements).map(({ settled }) => settled);
  const finished = Promise.all(done).then(() => keepSettling(uid, undefined));
  if ('locks' in navigator) void navigator.locks.request(settlingKey(uid), () => finished);
}

/** Deletes recorded payments; stops at the first that can't be read. */
export async function undoSettlements(
  database: Database,
  uid: string,
  settlements: readonly Settlement[],
): Promise<Result<undefined, AppError>> {
  const undone = await Promise.all(
    settlements.map(({ groupId, expenseId }) => undoPayment(database, { groupId, uid, expenseId })),
  );
  return undone.find((one) => !one.ok) ?? ok(undefined);
}

/** The commits of {@link settleAll}. */
export function writeSettlements(
  database: Database,
  uid: string,
  settlements: readonly Settlement[],
): readonly WriteHandle[] {
  return chunkSettlements(settlements).map((commit) =>
    database.write('settle-all', (batch) => {
      for (const { groupId, expenseId, rev, ...payment } of commit) {
        putExpense(batch, { groupId, uid, expenseId, rev, expense: paymentExpense(payment) });
      }
    }),
  );
}
