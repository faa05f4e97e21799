import type { Doc } from '@quits/firestore';
import type { ExportedGroup } from '@quits/ledger/files';
import type { Expense } from './schemas/expense.ts';
import type { Group } from './schemas/group.ts';

/**
 * A group as its files hold it: expenses that are not deleted, oldest first, and everyone whom they
 * name or who is still there. Categories go by their names, which mean something elsewhere too.
 */
export function exportedGroup(group: Group, expenses: readonly Doc<Expense>[]): ExportedGroup {
  const live = expenses.filter(({ data }) => data.deletedAt === undefined).toSorted(byDay);
  const named = new Set(
    live.flatMap(({ data }) => [...Object.keys(data.payers), ...Object.keys(data.shares)]),
  );
  const used = new Set(live.map(({ data }) => data.category));
  const categories = Object.entries(group.categories)
    .filter(([id, { removed }]) => removed !== true || used.has(id))
    .map(([, { name, emoji }]) => ({ name, emoji }));
  return {
    name: group.name,
    currency: group.currency,
    emoji: group.emoji,
    ...(categories.length === 0 ? {} : { categories }),
    people: Object.entries(group.people)
      .filter(([id, person]) => person.mergedInto === undefined || named.has(id))
      .map(([id, { name, defaultWeight, leftAt }]) => ({
        id,
        name,
        weight: String(defaultWeight),
        ...(leftAt === undefined ? {} : { active: false }),
      })),
    expenses: live.map((expense) => exportedExpense(group, expense)),
  };
}

function exportedExpense(
  group: Group,
  { id, data }: Doc<Expense>,
): ExportedGroup['expenses'][number] {
  const { kind, title, date, currency, amount, payers, split, shares, notes } = data;
  const { groupAmount, groupCurrency, rate } = data;
  // What it is worth in a currency that the group no longer has says nothing in a file.
  const isConverted = groupAmount !== undefined && groupCurrency === group.currency;
  return {
    id,
    kind,
    title,
    date,
    category: group.categories[data.category]?.name ?? data.category,
    currency,
    amount,
    payers,
    split,
    shares,
    ...(notes === '' ? {} : { notes }),
    ...(isConverted ? { groupAmount } : {}),
    ...(isConverted && rate !== undefined ? { rate } : {}),
  };
}

function byDay(a: Doc<Expense>, b: Doc<Expense>): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : Number(left > right);
}

function sortKey({ id, data }: Doc<Expense>): string {
  return `${data.date} ${data.createdAt?.toISOString() ?? '~'} ${id}`;
}
