import type { Document } from '@quits/security-rules';
import { deltaOf } from '../../../src/expense/apply-balance-delta.ts';
import { type LedgerExpense, countedOf } from '../../../src/expense/to-ledger-entry.ts';
import type { Changes, Commit } from './commit.ts';
import { decodedFields, type Fields, map, text, type Value, whole } from './value.ts';

/** Returns whether a document is an expense, by its full name. */
export function isOfExpense(name: string): boolean {
  return /\/expenses\/[^/]+$/u.test(name);
}

/**
 * Replaces the expense of a commit and updates what depends on it: `counted`, the group's balances,
 * monthly totals. `undefined` if they can't be computed.
 */
export function withSums(
  { before, changes }: Pick<Commit, 'before' | 'changes'>,
  expense: Document,
): Changes | undefined {
  const [place, id = ''] = expense.name.split('/expenses/');
  const group = changes.get(place ?? '');
  const stored = before.get(place ?? '');
  if (group?.fields === undefined || stored === undefined) return undefined;
  try {
    // Using such a name as a key would change every object of the test.
    if (JSON.stringify(expense.fields).includes('"__proto__"')) return undefined;
    const after = counting(id, expense.fields ?? {});
    const was = before.get(expense.name);
    const sums = deltaOf([
      ...(was === undefined ? [] : [{ expenseId: id, before: countedIn(was.fields ?? {}) }]),
      { expenseId: id, after: countedIn(after) },
    ]);
    const others = [...changes].filter(([name]) => !name.includes('/months/'));
    const next = new Map(others);
    next.set(expense.name, { ...expense, fields: after });
    const balances = added(stored.fields?.['balances'], sums.balances);
    next.set(group.name, { ...group, fields: { ...group.fields, balances } });
    for (const [month, byCurrency] of Object.entries(sums.months)) {
      for (const [currency, { byPayer, ...spent }] of Object.entries(byCurrency)) {
        for (const [end, totals] of [
          ['', spent],
          ['-paid', { byPayer }],
        ] as const) {
          const name = `${group.name}/months/${month}-${currency}${end}`;
          const old = fieldsOf(before.get(name)?.fields?.['totals'])[currency];
          const fields = { totals: map({ [currency]: added(old, totals) }), of: text(id) };
          next.set(name, { ...group, name, fields });
        }
      }
    }
    return next;
  } catch {
    // Amounts that aren't numbers have no sum.
    return undefined;
  }
}

function counting(id: string, fields: Fields): Fields {
  const counted = countedOf(id, countedIn(fields));
  const amounts = (byPerson: Readonly<Record<string, number>>) =>
    map(Object.fromEntries(Object.entries(byPerson).map(([key, minor]) => [key, number(minor)])));
  return {
    ...fields,
    counted: map({
      currency: letters(counted.currency),
      amount: number(counted.amount),
      paid: amounts(counted.paid),
      owed: amounts(counted.owed),
    }),
  };
}

/** Converts fields to an expense without validation, as a hostile client would. */
function countedIn(fields: Fields): LedgerExpense {
  const expense: unknown = decodedFields(fields);
  return expense as LedgerExpense;
}

type Sums = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Adds increments to stored values, as the service does. */
function added(stored: Value | undefined, sums: Sums): Value {
  const fields = fieldsOf(stored);
  const moved = Object.entries(sums).map(([key, more]) => {
    const old = fieldsOf(fields[key]);
    const inner = Object.entries(more).map(
      ([id, minor]) => [id, number(numberOf(old[id]) + minor)] as const,
    );
    return [key, map({ ...old, ...Object.fromEntries(inner) })] as const;
  });
  return map({ ...fields, ...Object.fromEntries(moved) });
}

function fieldsOf(value: Value | undefined): Fields {
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
}

function letters(value: unknown): Value {
  if (typeof value !== 'string') throw new TypeError('That is no text.');
  return text(value);
}

function number(minor: number): Value {
  if (typeof minor !== 'number') throw new TypeError('That is no number.');
  return Number.isSafeInteger(minor) ? whole(minor) : { doubleValue: minor };
}

function numberOf(value: Value | undefined): number {
  return value !== undefined && 'integerValue' in value ? Number(value.integerValue) : 0;
}
