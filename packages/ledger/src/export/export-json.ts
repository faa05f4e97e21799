import { currencyExponent } from '../money/currency.ts';
import type { ExportedExpense, ExportedGroup, ExportedSeries } from './export-types.ts';

/** Fields that expenses and series share, in output order. */
const SHARED = [
  'currency',
  'amount',
  'groupAmount',
  'rate',
  'converted',
  'rateSource',
  'rateDate',
  'payers',
  'split',
  'shares',
  'notes',
] as const satisfies (keyof ExportedExpense & keyof ExportedSeries)[];

/** The fields of an expense, in the order in which they are written. */
const FIELDS = [
  'id',
  'kind',
  'title',
  'date',
  'category',
  ...SHARED,
  'seriesId',
  'comments',
  'receipts',
] as const satisfies (keyof ExportedExpense)[];

/** The fields of a series, in the order in which they are written. */
const SERIES_FIELDS = [
  'id',
  'kind',
  'title',
  'frequency',
  'start',
  'nextDate',
  'until',
  'paused',
  'category',
  ...SHARED,
] as const satisfies (keyof ExportedSeries)[];

/**
 * Exports a group as JSON: amounts in minor units with the exponents to interpret them, inputs
 * beside shares. Equal groups give equal text. A group with comments, receipts, budgets or activity is version 2, which earlier
 * releases don't read; all others remain version 1.
 */
export function exportJson(group: ExportedGroup): string {
  const { name, currency, emoji, people, categories, expenses, series, usual } = group;
  const { budgets, activity } = group;
  const named = [
    ...[...expenses, ...(series ?? [])].flatMap((one) => [
      one.currency,
      ...(one.converted === undefined ? [] : [one.converted.currency]),
    ]),
    ...(budgets ?? []).map((one) => one.currency),
  ];
  const isWhole =
    budgets !== undefined ||
    activity !== undefined ||
    expenses.some((one) => one.comments !== undefined || one.receipts !== undefined);
  const exponents = Object.fromEntries(
    [...new Set([currency, ...named])].sort().map((code) => [code, currencyExponent(code)]),
  );
  const head = {
    format: 'quits',
    version: isWhole ? 2 : 1,
    name,
    currency,
    emoji,
    exponents,
    people,
    categories,
    usual,
  };
  return JSON.stringify(
    {
      ...head,
      expenses: expenses.map((one) => ordered(one, FIELDS)),
      series: series?.map((one) => ordered(one, SERIES_FIELDS)),
      budgets,
      activity,
    },
    null,
    1,
  );
}

function ordered<Entry>(
  entry: Entry,
  fields: readonly (keyof Entry & string)[],
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, entry[field]]));
}
