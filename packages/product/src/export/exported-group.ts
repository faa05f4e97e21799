import type { Doc } from '@quits/firestore';
import type {
  ExportedExpense,
  ExportedGroup,
  ExportedSeries,
  ExportedUsual,
} from '@quits/ledger/files';
import type { Expense } from '../expense/schema.ts';
import { isPaused } from '../series/recurrence.ts';
import type { Group } from '../group/schema.ts';
import { usualOf } from '../group/usual.ts';
import type { Recurring } from '../series/schema.ts';

/**
 * Returns a group in the format of its export files: expenses that aren't deleted, oldest first,
 * people who are active or named in them, and series. Categories are exported by name, which other
 * programs understand too.
 */
export function exportedGroup(
  group: Group,
  expenses: readonly Doc<Expense>[],
  series: readonly Doc<Recurring>[] = [],
): ExportedGroup {
  const live = expenses.filter(({ data }) => data.deletedAt === undefined).toSorted(byDay);
  const named = new Set(
    [...live.map(({ data }) => data), ...series.map(({ data }) => data.template)].flatMap(
      ({ payers, shares }) => [...Object.keys(payers), ...Object.keys(shares)],
    ),
  );
  const used = new Set([
    ...live.map(({ data }) => data.category),
    ...series.map(({ data }) => data.template.category),
  ]);
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
      .map(([id, { name, defaultWeight, household, leftAt }]) => ({
        id,
        name,
        weight: String(defaultWeight),
        ...(household === undefined ? {} : { household }),
        ...(leftAt === undefined ? {} : { active: false }),
      })),
    expenses: live.map((expense) => exportedExpense(group, expense)),
    ...(series.length === 0 ? {} : { series: series.map((one) => exportedSeries(group, one)) }),
    ...exportedUsual(group),
  };
}

/** Returns the defaults of new expenses, as far as they still fit the group. */
function exportedUsual(group: Group): Pick<ExportedGroup, 'usual'> {
  const { split, category, payerId } = usualOf(group);
  const usual: ExportedUsual = {
    ...(split === undefined ? {} : { split }),
    ...(category === undefined ? {} : { category: group.categories[category]?.name ?? category }),
    ...(payerId === undefined ? {} : { payer: payerId }),
  };
  return Object.keys(usual).length === 0 ? {} : { usual };
}

function exportedExpense(group: Group, { id, data }: Doc<Expense>): ExportedExpense {
  const { date, recurringId } = data;
  return {
    id,
    date,
    ...exportedParts(group, data),
    ...(recurringId === undefined ? {} : { seriesId: recurringId }),
  };
}

function exportedSeries(group: Group, { id, data }: Doc<Recurring>): ExportedSeries {
  const { template, frequency, start, nextDate, endDate } = data;
  return {
    id,
    ...exportedParts(group, template),
    frequency,
    start,
    nextDate,
    ...(typeof endDate === 'string' ? { until: endDate } : {}),
    ...(isPaused(data) ? { paused: true } : {}),
  };
}

function exportedParts(
  group: Group,
  data: Expense | Recurring['template'],
): Omit<ExportedExpense, 'id' | 'date'> {
  const { kind, title, currency, amount, payers, split, shares, notes } = data;
  return {
    kind,
    title,
    category: group.categories[data.category]?.name ?? data.category,
    currency,
    amount,
    payers,
    split,
    shares,
    ...(notes === '' ? {} : { notes }),
    ...exportedConversion(group, data),
  };
}

/** Returns a conversion; one to a previous currency of the group is exported as such. */
function exportedConversion(
  group: Group,
  { groupAmount, groupCurrency, rate, rateSource, rateDate }: Expense | Recurring['template'],
): Pick<ExportedExpense, 'groupAmount' | 'rate' | 'converted' | 'rateSource' | 'rateDate'> {
  if (groupAmount === undefined || groupCurrency === undefined) return {};
  const rated = rate === undefined ? {} : { rate };
  const typed = {
    ...(rateSource === undefined ? {} : { rateSource }),
    ...(rateDate === undefined ? {} : { rateDate }),
  };
  return groupCurrency === group.currency
    ? { groupAmount, ...rated, ...typed }
    : { converted: { currency: groupCurrency, amount: groupAmount, ...rated }, ...typed };
}

function byDay(a: Doc<Expense>, b: Doc<Expense>): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : Number(left > right);
}

function sortKey({ id, data }: Doc<Expense>): string {
  return `${data.date} ${data.createdAt?.toISOString() ?? '~'} ${id}`;
}
