import type { WriteOperation } from '@quits/firestore';
import * as v from 'valibot';
import { deltaOf } from '../../../src/expense/apply-balance-delta.ts';
import { type NewExpense, toSummary } from '../../../src/expense/new-expense.ts';
import { expenseInputSchema } from '../../../src/expense/schema.ts';
import { monthOfTotals } from '../../../src/month/schema.ts';
import type { GroupSums } from '../sums.ts';

/** A document as stored by the server. */
export type Stored = Readonly<Record<string, unknown>>;

/** Returns the contents of a stored expense; `undefined` for a deleted one. */
function decidedIn(stored: Stored): NewExpense | undefined {
  return stored['deletedAt'] === undefined ? v.parse(expenseInputSchema, stored) : undefined;
}

/** Serializes the editable fields of a stored expense, deleted or not. */
export function contentOf(stored: Stored): string {
  return orderedText({ ...toSummary(v.parse(expenseInputSchema, stored)) });
}

/** Serializes one side of a change in an activity entry. */
export function contentInEntry(side: unknown): string {
  const { receiptNames: _, ...summary } = v.parse(v.looseObject({}), side);
  return orderedText(summary);
}

/** Returns the sums of all expenses that aren't deleted. */
export function countedUp(expenses: ReadonlyMap<string, Stored>) {
  const changes = [...expenses].flatMap(([expenseId, stored]) => {
    const after = decidedIn(stored);
    return after === undefined ? [] : [{ expenseId, after }];
  });
  const { balances, months, count } = deltaOf(changes);
  return { sums: { balances, count }, months };
}

/** Returns stored totals by month; each currency is in two documents. */
export function monthsIn(stored: ReadonlyMap<string, Stored>): object {
  const months: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [id, { totals }] of stored) {
    const byCurrency = (months[monthOfTotals(id)] ??= {});
    for (const [currency, sums] of Object.entries(Object(totals))) {
      byCurrency[currency] = { ...byCurrency[currency], ...Object(sums) };
    }
  }
  return months;
}

/** Sums of a stored group. */
export function sumsIn(stored: Stored): GroupSums {
  return {
    balances: stored['balances'] as GroupSums['balances'],
    count: Number(stored['expenseCount']),
  };
}

/** Returns the displayed data of a group as text, from any device or from the server. */
export function textOfGroup(group: object): string {
  const stored: Stored = { ...group };
  const { name, currency, people, categories, roles, memberUids, balances, expenseCount } = stored;
  return orderedText({
    name,
    currency,
    people,
    categories,
    roles,
    memberUids,
    balances,
    expenseCount,
  });
}

/** Serializes a value independent of the order of fields; times are left out. */
export function orderedText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    if ('toMillis' in inner || inner instanceof Date) return 'time';
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([, one]) => one !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}

/**
 * Returns the time of a group's last change in epoch milliseconds, whether read by the app or the
 * server.
 */
export function lastChangeOf(group: object): number {
  const at: unknown = Reflect.get(group, 'lastActivityAt');
  if (at instanceof Date) return at.getTime();
  return typeof at === 'object' &&
    at !== null &&
    'toMillis' in at &&
    typeof at.toMillis === 'function'
    ? Math.floor(Number(at.toMillis()))
    : 0;
}

/** Returns a write's changes of the group's balances and count. */
export function movedBy(operations: readonly WriteOperation[], groupId: string): GroupSums {
  const balances: Record<string, Record<string, number>> = {};
  let count = 0;
  for (const operation of operations) {
    if (operation.kind !== 'update' || operation.path !== `groups/${groupId}`) continue;
    for (const [field, value] of Object.entries(operation.patch)) {
      const by = incrementIn(value);
      const [name, currency = '', person = ''] = field.split('.');
      if (name === 'balances') (balances[currency] ??= {})[person] = by;
      if (name === 'expenseCount') count += by;
    }
  }
  return { balances, count };
}

function incrementIn(value: unknown): number {
  return typeof value === 'object' && value !== null ? Number(Reflect.get(value, 'by') ?? 0) : 0;
}

/** Returns the ids of the activity entries that a write creates. */
export function entriesOf(operations: readonly WriteOperation[]): readonly string[] {
  return operations.flatMap(({ kind, path }) =>
    kind === 'create' ? (/\/activity\/([^/]+)$/u.exec(path)?.[1] ?? []) : [],
  );
}
