import * as v from 'valibot';
import { deltaOf, type ExpenseChange, type Sums } from '../expense/apply-balance-delta.ts';
import { expenseSchema } from '../expense/expense-schema.ts';
import { type Group, groupSchema } from '../group/schema.ts';
import { type Month, monthSchema } from '../month/schema.ts';
import { combine, difference } from './difference.ts';
import { addAmounts, addMonths, areNothing, storedSums } from './stored-sums.ts';

/** A stored document with plain values: numbers, texts, dates, lists and maps. */
export interface StoredDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Result of comparing the sums of all groups with their expenses. */
export interface StoredSumsReport {
  readonly groups: number;
  readonly expenses: number;
  /** Ids of groups whose sums differ, with what differs; empty if all are right. */
  readonly wrong: ReadonlyMap<string, Sums>;
}

interface Counting {
  group?: Group;
  readonly months: { readonly id: string; readonly data: Month }[];
  /** Expenses that aren't in the sums yet. */
  waiting: ExpenseChange[];
  counted: Sums;
}

/** Expenses counted at once. */
const STEP = 500;

const NOTHING: Sums = { balances: {}, months: {}, count: 0 };

/**
 * Recounts every group of one state of the database from its expenses, and compares the stored balances, months and counts.
 * Groups that are being deleted are left out. Needs memory for the sums only, in whatever order the documents come.
 */
export function checkStoredSums(documents: Iterable<StoredDocument>): StoredSumsReport {
  const counting = new Map<string, Counting>();
  let expenses = 0;
  for (const { path, data } of documents) {
    const [root, id = '', collection, child = '', ...deeper] = path.split('/');
    if (root !== 'groups' || deeper.length > 0) continue;
    const own = counting.get(id) ?? { months: [], waiting: [], counted: NOTHING };
    counting.set(id, own);
    if (collection === undefined) {
      const group = v.safeParse(groupSchema, data);
      if (group.success) own.group = group.output;
    } else if (collection === 'months') {
      const month = v.safeParse(monthSchema, data);
      if (month.success) own.months.push({ id: child, data: month.output });
    } else if (collection === 'expenses') {
      const expense = v.safeParse(expenseSchema, data);
      if (!expense.success || expense.output.deletedAt !== undefined) continue;
      expenses += 1;
      own.waiting.push({ expenseId: child, after: expense.output });
      if (own.waiting.length >= STEP) count(own);
    }
  }
  const wrong = new Map<string, Sums>();
  let groups = 0;
  for (const [id, own] of counting) {
    count(own);
    const { group, months, counted } = own;
    if (group === undefined || group.deletingAt !== undefined) continue;
    groups += 1;
    const missing = difference(counted, storedSums(group, months));
    if (!areNothing(missing)) wrong.set(id, missing);
  }
  return { groups, expenses, wrong };
}

function count(own: Counting): void {
  own.counted = added(own.counted, deltaOf(own.waiting));
  own.waiting = [];
}

function added(one: Sums, other: Sums): Sums {
  return {
    balances: combine(one.balances, other.balances, addAmounts),
    months: combine(one.months, other.months, (a = {}, b = {}) => combine(a, b, addMonths)),
    count: one.count + other.count,
  };
}
