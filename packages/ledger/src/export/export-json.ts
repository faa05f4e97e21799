import type { Expense } from '../model/expense.ts';
import { currencyExponent } from '../money/currency.ts';
import type { ExportedGroup } from './export-types.ts';

/** The fields of an expense, in the order in which they are written. */
const FIELDS = [
  'id',
  'kind',
  'title',
  'date',
  'category',
  'currency',
  'amount',
  'groupAmount',
  'rate',
  'payers',
  'split',
  'shares',
  'notes',
] as const satisfies (keyof Expense)[];

/**
 * Writes a group as JSON: amounts in minor units with the exponents that give them meaning, inputs
 * beside shares. The same group gives the same text.
 */
export function exportJson(group: ExportedGroup): string {
  const { name, currency, emoji, people, categories, expenses } = group;
  const currencies = new Set([currency, ...expenses.map((expense) => expense.currency)]);
  const exponents = Object.fromEntries(
    [...currencies].sort().map((code) => [code, currencyExponent(code)]),
  );
  const head = {
    format: 'quits',
    version: 1,
    name,
    currency,
    emoji,
    exponents,
    people,
    categories,
  };
  return JSON.stringify({ ...head, expenses: expenses.map(ordered) }, null, 1);
}

function ordered(expense: Expense): Record<string, unknown> {
  return Object.fromEntries(FIELDS.map((field) => [field, expense[field]]));
}
