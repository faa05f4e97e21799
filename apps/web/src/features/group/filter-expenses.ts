import type { Doc } from '@quits/firestore';
import type { Expense } from '../../data/schemas/expense.ts';
import type { ExpenseFilter } from './expense-filter.ts';

/** What filtering needs to know besides the expenses. */
export interface FilterContext {
  readonly nameOf: (personId: string) => string;
  readonly categoryNameOf: (category: string) => string;
  /** Reads an amount as typed into minor units of a currency. */
  readonly readAmount: (typed: string, currency: string) => number | undefined;
}

/** The expenses that a filter lets through, in their order. */
export function filterExpenses(
  expenses: readonly Doc<Expense>[],
  filter: ExpenseFilter,
  context: FilterContext,
): readonly Doc<Expense>[] {
  const words = fold(filter.text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const bounds = amountBounds(filter, context);
  return expenses.filter(
    ({ data }) =>
      (data.deletedAt !== undefined) === (filter.deleted === 'only') &&
      isWanted(filter.kind, data.kind) &&
      isWanted(filter.category, data.category) &&
      (filter.person === undefined ||
        filter.person in data.payers ||
        filter.person in data.shares) &&
      (filter.from === undefined || data.date >= filter.from) &&
      (filter.to === undefined || data.date <= filter.to) &&
      bounds(data) &&
      holdsAll(data, words, context),
  );
}

function isWanted(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === value;
}

function amountBounds({ min, max }: ExpenseFilter, { readAmount }: FilterContext) {
  const known = new Map<string, { readonly least: number; readonly most: number }>();
  return ({ amount, currency }: Expense): boolean => {
    const bounds = known.get(currency) ?? {
      least: (min === undefined ? undefined : readAmount(min, currency)) ?? 0,
      most: (max === undefined ? undefined : readAmount(max, currency)) ?? Infinity,
    };
    known.set(currency, bounds);
    return amount >= bounds.least && amount <= bounds.most;
  };
}

function holdsAll(
  expense: Expense,
  words: readonly string[],
  { nameOf, categoryNameOf }: FilterContext,
): boolean {
  if (words.length === 0) return true;
  const people = new Set([...Object.keys(expense.payers), ...Object.keys(expense.shares)]);
  const own = ownText(expense);
  let around: string | undefined;
  return words.every((word) => {
    if (own.includes(word)) return true;
    around ??= fold([categoryNameOf(expense.category), ...[...people].map(nameOf)].join('\n'));
    return around.includes(word);
  });
}

const folded = new WeakMap<Expense, string>();

function ownText(expense: Expense): string {
  const known = folded.get(expense);
  if (known !== undefined) return known;
  const text = fold(`${expense.title}\n${expense.notes}`);
  folded.set(expense, text);
  return text;
}

/** Letters without case and marks, so that “cafe” finds “Café”. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
