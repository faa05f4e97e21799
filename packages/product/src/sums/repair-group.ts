import { type AppError, err, ok, type Result } from '@quits/errors';
import {
  type Doc,
  generateId,
  serverTimestamp,
  type WriteBatch,
  firestoreErrors,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { groups } from '../group/collections.ts';
import { months } from '../month/collections.ts';
import type { Group } from '../group/schema.ts';
import { monthOfTotals } from '../month/schema.ts';
import { noteGroupChange } from '../group/change-group.ts';
import { commitNow } from '../io/commit-now.ts';
import { monthId, RECOUNT, type Sums, deltaOf } from '../expense/apply-balance-delta.ts';
import { readFromServer } from '../io/read-from-server.ts';
import { readAll, type ReadPagesOptions } from '../io/read-pages.ts';
import { readWholeGroup } from '../expense/read-whole-group.ts';
import { difference } from './difference.ts';
import { areNothing, storedSums } from './stored-sums.ts';

/** Maximum number of recounts if other members write in the meantime. */
const ATTEMPTS = 3;

/** Months that one commit sets, so that its rules read few enough documents whatever the service remembers. */
const MONTHS_AT_ONCE = 6;

/** Result of recounting the whole history. */
export interface Recount {
  /** The group as it was counted. */
  readonly group: Doc<Group>;
  /** Sums of the history. */
  readonly counted: Sums;
  /** Corrections of the stored sums; empty if they are right. */
  readonly missing: Sums;
  /** Ids of the stored month totals. */
  readonly months: readonly string[];
  /** Expenses that can't be read and are counted nowhere. */
  readonly unreadable: number;
  readonly isRight: boolean;
}

/**
 * Recounts a group's whole history and compares it with the stored balances and months. Changes
 * nothing. Ignores unreadable expenses. Requires a connection; fails with `write/conflict` if other
 * members keep writing.
 */
export async function recountGroup(
  database: Database,
  groupId: string,
  options: Omit<ReadPagesOptions, 'source'> = {},
): Promise<Result<Recount, AppError>> {
  const readGroup = () => readFromServer(database, database.liveDocument(groups, { id: groupId }));
  const how: ReadPagesOptions = { ...options, source: 'server' };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readGroup();
    if (!before.ok) return before;
    const [history, stored] = await Promise.all([
      readWholeGroup(database, groupId, how),
      readAll(database, months, { groupId }, { source: 'server' }),
    ]);
    if (!history.ok) return history;
    if (!stored.ok) return stored;
    const after = await readGroup();
    if (!after.ok) return after;
    const group = after.value;
    if (group === undefined) return err(productErrors.create('group/not-found'));
    // A change that this device made meanwhile may still be refused.
    const isConfirmed = ![...history.value.docs, ...stored.value.docs].some(
      ({ pending }) => pending,
    );
    if (isConfirmed && isSame(before.value, group)) {
      const live = history.value.docs.filter(({ data }) => data.deletedAt === undefined);
      const counted = deltaOf(live.map(({ id, data }) => ({ expenseId: id, after: data })));
      const missing = difference(counted, storedSums(group.data, stored.value.docs));
      const isWhole =
        stored.value.unreadable === 0 &&
        stored.value.docs.every(({ data }) => data.isWhole) &&
        !group.data.unreadable.some((path) => path.startsWith('balances.'));
      return ok({
        group,
        counted,
        missing,
        months: stored.value.docs.map(({ id }) => id),
        unreadable: history.value.unreadable,
        isRight: areNothing(missing) && isWhole,
      });
    }
  }
  return err(firestoreErrors.create('write/conflict'));
}

/**
 * Sets the stored sums to the result of a recount, a few months per commit. Each commit names the
 * last one that changed sums: if another came in between, it is rejected and the recount must be
 * repeated, so two devices that repair concurrently repair only once. Requires a connection.
 */
export async function repairGroup(
  database: Database,
  { group, counted, missing, months: stored }: Recount,
  uid: string,
): Promise<Result<undefined, AppError>> {
  const wrong = Object.keys(missing.months);
  const ids = new Set([
    ...stored.filter((id) => wrong.length > 0 && isOfVersionOne(id)),
    ...stored.filter((id) => wrong.includes(monthOfTotals(id))),
    ...Object.entries(counted.months).flatMap(([month, byCurrency]) =>
      wrong.includes(month) || stored.includes(month)
        ? Object.keys(byCurrency).flatMap((currency) =>
            [false, true].map((isPaid) => monthId({ month, currency, isPaid })),
          )
        : [],
    ),
  ]);
  const waiting = [...ids];
  let base = group.data.last?.rev;
  do {
    const some = waiting.splice(0, MONTHS_AT_ONCE);
    const commit = { rev: generateId(), base };
    const done = await commitNow(database, (batch) => {
      setSums(batch, group.id, { counted, commit });
      for (const id of some) setMonth(batch, group.id, { id, counted });
      noteGroupChange(batch, {
        groupId: group.id,
        uid,
        rev: commit.rev,
        note: { change: 'repaired' },
      });
    });
    if (!done.ok) return done;
    base = commit.rev;
  } while (waiting.length > 0);
  return ok(undefined);
}

interface SetSums {
  readonly counted: Sums;
  readonly commit: { readonly rev: string; readonly base: string | undefined };
}

function setSums(batch: WriteBatch, groupId: string, { counted, commit }: SetSums): void {
  const { rev, base = '' } = commit;
  batch.update(
    groups,
    {},
    groupId,
    {
      balances: counted.balances,
      expenseCount: counted.count,
      last: { rev, of: RECOUNT, at: serverTimestamp(), base },
      lastActivityAt: serverTimestamp(),
    },
    { expects: { 'last.rev': base === '' ? null : base } },
  );
}

function setMonth(
  batch: WriteBatch,
  groupId: string,
  { id, counted }: { readonly id: string; readonly counted: Sums },
): void {
  const currency = id.slice(8, 11);
  const month = monthOfTotals(id);
  const totals = counted.months[month]?.[currency];
  // The first version stored all currencies of a month in one document.
  if (totals === undefined || isOfVersionOne(id)) {
    batch.delete(months, { groupId }, id);
    return;
  }
  const { byPayer, ...spent } = totals;
  const isPaid = id === monthId({ month, currency, isPaid: true });
  const kept = { [currency]: isPaid ? { byPayer } : spent };
  batch.set(months, { groupId }, id, { totals: kept, of: RECOUNT });
}

function isOfVersionOne(id: string): boolean {
  return monthOfTotals(id) === id;
}

function isSame(before: Doc<Group> | undefined, after: Doc<Group>): boolean {
  return (
    before?.data.last?.rev === after.data.last?.rev &&
    before?.data.lastActivityAt?.getTime() === after.data.lastActivityAt?.getTime()
  );
}
