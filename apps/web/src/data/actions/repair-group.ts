import { type AppError, appError, err, ok, type Result } from '@quits/errors';
import type { Database, Doc, WriteHandle } from '@quits/firestore';
import { groups, months } from '../collections.ts';
import type { Group } from '../schemas/group.ts';
import type { Month } from '../schemas/month.ts';
import { noteGroupChange } from './change-group.ts';
import { addSums, type MonthSums, type Sums, sumsOf } from './move-sums.ts';
import { readFromServer } from './read-from-server.ts';
import { readAll, type ReadPagesOptions } from './read-pages.ts';
import { readWholeGroup } from './read-whole-group.ts';

/** How often a recount starts again because someone wrote meanwhile. */
const ATTEMPTS = 3;

/** What a recount of the whole history found. */
export interface Recount {
  /** The group as it was counted. */
  readonly group: Doc<Group>;
  /** What is missing from the stored sums; nothing in it when they are right. */
  readonly missing: Sums;
  readonly isRight: boolean;
}

/**
 * Counts a group's whole history anew and compares it with the stored balances and months. Changes
 * nothing. Needs a connection; fails with `write/conflict` when others keep writing, and with
 * `read/malformed` when an expense cannot be read, because leaving it out would be wrong.
 */
export async function recountGroup(
  database: Database,
  groupId: string,
  options: Omit<ReadPagesOptions, 'from'> = {},
): Promise<Result<Recount, AppError>> {
  const readGroup = () => readFromServer(database, database.liveDocument(groups, { id: groupId }));
  const how = { ...options, from: 'server' } as const;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readGroup();
    if (!before.ok) return before;
    const [history, stored] = await Promise.all([
      readWholeGroup(database, groupId, how),
      readAll(database, months, { groupId }, { from: 'server' }),
    ]);
    if (!history.ok) return history;
    if (!stored.ok) return stored;
    if (history.value.unreadable > 0) return err(appError('read/malformed'));
    const after = await readGroup();
    if (!after.ok) return after;
    const group = after.value;
    if (group === undefined) return err(appError('group/not-found'));
    if (isSame(before.value, group)) {
      const live = history.value.docs.filter(({ data }) => data.deletedAt === undefined);
      const counted = sumsOf(live.map(({ id, data }) => ({ expenseId: id, after: data })));
      const missing = difference(counted, storedSums(group.data, stored.value.docs));
      return ok({ group, missing, isRight: isNothing(missing) });
    }
  }
  return err(appError('write/conflict'));
}

/** Adds what a recount found missing; expenses that are written meanwhile stay counted. */
export function repairGroup(
  database: Database,
  { group, missing }: Recount,
  uid: string,
): WriteHandle {
  return database.write('repair-group', (batch) => {
    addSums(batch, group.id, missing, { version: group.data.version + 1 });
    noteGroupChange(batch, { groupId: group.id, uid, note: { change: 'repaired' } });
  });
}

function isSame(before: Doc<Group> | undefined, after: Doc<Group>): boolean {
  return (
    before?.data.version === after.data.version &&
    before.data.lastExpenseId === after.data.lastExpenseId &&
    before.data.lastActivityAt?.getTime() === after.data.lastActivityAt?.getTime()
  );
}

function storedSums(group: Group, stored: readonly Doc<Month>[]): Sums {
  return {
    balances: group.balances,
    months: Object.fromEntries(stored.map(({ id, data }) => [id, data.totals])),
    count: group.expenseCount,
  };
}

/** What has to be added to the second to get the first. */
export function difference(counted: Sums, stored: Sums): Sums {
  return {
    balances: combine(counted.balances, stored.balances, subtract),
    months: combine(counted.months, stored.months, (a = {}, b = {}) =>
      nonEmpty(
        combine(a, b, (ours, theirs) => {
          const sums: MonthSums = {
            byCategory: subtract(ours?.byCategory, theirs?.byCategory) ?? {},
            byPerson: subtract(ours?.byPerson, theirs?.byPerson) ?? {},
            byPayer: subtract(ours?.byPayer, theirs?.byPayer) ?? {},
          };
          return Object.values(sums).every((one) => Object.keys(one).length === 0)
            ? undefined
            : sums;
        }),
      ),
    ),
    count: counted.count - stored.count,
  };
}

function isNothing({ balances, months: byMonth, count }: Sums): boolean {
  return count === 0 && Object.keys(balances).length === 0 && Object.keys(byMonth).length === 0;
}

type Amounts = Readonly<Record<string, number>>;

/** Amount by amount; `undefined` when nothing differs. */
function subtract(a: Amounts = {}, b: Amounts = {}): Record<string, number> | undefined {
  return nonEmpty(
    combine(a, b, (ours = 0, theirs = 0) => (ours === theirs ? undefined : ours - theirs)),
  );
}

function nonEmpty<Value>(record: Record<string, Value>): Record<string, Value> | undefined {
  return Object.keys(record).length === 0 ? undefined : record;
}

/** By every key of either; `undefined` is left out. */
function combine<Value, Combined>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  how: (a: Value | undefined, b: Value | undefined) => Combined | undefined,
): Record<string, Combined> {
  const combined: Record<string, Combined> = {};
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const value = how(a[key], b[key]);
    if (value !== undefined) combined[key] = value;
  }
  return combined;
}
