import { difference } from '../../../src/sums/difference.ts';
import { type Sums, deltaOf } from '../../../src/expense/apply-balance-delta.ts';
import { activitySchema } from '../../../src/activity/schema.ts';
import { budgetSchema } from '../../../src/budget/schema.ts';
import { commentSchema } from '../../../src/comment/schema.ts';
import { expenseSchema } from '../../../src/expense/expense-schema.ts';
import { type Expense } from '../../../src/expense/schema.ts';
import { type Group, groupSchema } from '../../../src/group/schema.ts';
import { handoverSchema } from '../../../src/account/handover.ts';
import { inviteSchema } from '../../../src/invite/schema.ts';
import { joinSchema } from '../../../src/invite/join.ts';
import { linkSchema } from '../../../src/invite/link.ts';
import { type Month, monthOfTotals, monthSchema } from '../../../src/month/schema.ts';
import { type Recurring, recurringSchema } from '../../../src/series/schema.ts';
import type { Doc } from '@quits/firestore';
import * as v from 'valibot';
import { type Documents, nameOf, pathOf } from './commit.ts';
import { decodedFields } from './value.ts';

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  activity: activitySchema,
  budgets: budgetSchema,
  comments: commentSchema,
  expenses: expenseSchema,
  handovers: handoverSchema,
  invites: inviteSchema,
  joins: joinSchema,
  links: linkSchema,
  months: monthSchema,
  recurring: recurringSchema,
};

/** A group as another member's app reads it. */
export interface Found {
  /** `undefined` if missing or unreadable. */
  readonly group: Group | undefined;
  readonly expenses: readonly Doc<Expense>[];
  readonly series: readonly Doc<Recurring>[];
  /** Paths of documents below the group that no version of the app can read. */
  readonly unreadable: readonly string[];
  /** Corrections of the stored sums. */
  readonly missing: Sums;
  /** Whether all of its totals are readable. */
  readonly areMonthsWhole: boolean;
}

/** Reads a group with the app's own schemas. */
export function findGroup(documents: Documents, groupId: string): Found {
  const place = nameOf(`groups/${groupId}`);
  const expenses: Doc<Expense>[] = [];
  const series: Doc<Recurring>[] = [];
  const months: Doc<Month>[] = [];
  const unreadable: string[] = [];
  for (const [name, { fields = {} }] of documents) {
    if (!name.startsWith(`${place}/`)) continue;
    const path = pathOf(name);
    const [id = '', collection = ''] = path.split('/').reverse();
    const schema = SCHEMAS[collection];
    if (schema === undefined) continue;
    const read = v.safeParse(schema, decodedFields(fields));
    if (!read.success) {
      unreadable.push(path.replace(groupId, 'g'));
      continue;
    }
    const doc = { id, path, pending: false, data: read.output };
    if (collection === 'expenses') expenses.push(doc as Doc<Expense>);
    if (collection === 'recurring') series.push(doc as Doc<Recurring>);
    if (collection === 'months') months.push(doc as Doc<Month>);
  }
  const stored = documents.get(place);
  const read = v.safeParse(groupSchema, stored && decodedFields(stored.fields ?? {}));
  const group = read.success ? read.output : undefined;
  const live = expenses.filter(({ data }) => data.deletedAt === undefined);
  const counted = deltaOf(live.map(({ id, data }) => ({ expenseId: id, after: data })));
  return {
    group,
    expenses,
    series,
    unreadable,
    missing: difference(counted, storedSums(group, months)),
    areMonthsWhole: months.every(({ data }) => data.isWhole),
  };
}

function storedSums(group: Group | undefined, stored: readonly Doc<Month>[]): Sums {
  const months: Record<string, Month['totals']> = {};
  for (const { id, data } of stored) {
    const month = monthOfTotals(id);
    const known = months[month] ?? {};
    const sums = Object.entries(data.totals).map(([currency, totals]) => {
      const other = known[currency];
      const kinds = ['byCategory', 'byPerson', 'byPayer'] as const;
      const both = kinds.map((kind) => [kind, { ...other?.[kind], ...totals[kind] }]);
      return [currency, Object.fromEntries(both)];
    });
    months[month] = { ...known, ...Object.fromEntries(sums) };
  }
  return { balances: group?.balances ?? {}, months, count: group?.expenseCount ?? 0 };
}
