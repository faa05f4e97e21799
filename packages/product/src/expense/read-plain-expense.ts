import type { Split } from '@quits/ledger';
import { LIMITS } from '../limits.ts';
import {
  currencySchema,
  dateSchema,
  isAmountsByPerson,
  isKey,
  keySchema,
} from '../values/common.ts';
import { remembered } from '../values/remembered.ts';
import { addsUp, isCheckedOrRight } from '../values/right-parts.ts';
import { isPlainName, isPlainText } from '../values/shown-text.ts';
import { isStoredMap } from '../values/tolerant.ts';
import type { Counted, Expense } from './schema.ts';

/** Fields of plain expenses; `base` and `lastComment` are for the rules. */
const PLAIN_FIELDS = new Set([
  'kind',
  'title',
  'amount',
  'currency',
  'date',
  'category',
  'payers',
  'split',
  'shares',
  'notes',
  'receipts',
  'counted',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'commentCount',
  'rev',
  'base',
  'lastComment',
]);

const isDate = remembered(dateSchema);
const isCurrency = remembered(currencySchema);
const isCategory = remembered(keySchema);

/**
 * Reads an expense that has only the usual fields, all of them valid, without the schema: that takes a fifth of the time, and the
 * history of a large group has ten thousand. Returns `undefined` in any doubt, and then the schema decides.
 */
export function readPlainExpense(stored: Readonly<Record<string, unknown>>): Expense | undefined {
  for (const name in stored) if (!PLAIN_FIELDS.has(name)) return undefined;
  const { kind, title, amount, currency, date, category, payers, split, shares } = stored;
  const { notes, receipts, counted, rev, createdAt, createdBy, updatedAt, updatedBy } = stored;
  if (
    (kind !== 'expense' && kind !== 'payment' && kind !== 'income') ||
    !isPlainName(title, LIMITS.text.title) ||
    !isAmount(amount) ||
    !isCurrency(currency) ||
    !isDate(date) ||
    !isCategory(category) ||
    !isParts(payers, amount) ||
    !isParts(shares, amount) ||
    !isPlainSplit(split) ||
    !isPlainText(notes) ||
    !isEmptyList(receipts) ||
    !isCounted(counted) ||
    typeof rev !== 'string' ||
    !isTime(createdAt) ||
    typeof createdBy !== 'string' ||
    !isTime(updatedAt) ||
    typeof updatedBy !== 'string'
  ) {
    return undefined;
  }
  const { deletedAt, commentCount } = stored;
  if (deletedAt !== undefined && !isTime(deletedAt)) return undefined;
  if (commentCount !== undefined && !isCount(commentCount)) return undefined;
  return {
    kind,
    title,
    amount,
    currency,
    date,
    category,
    payers,
    split,
    shares,
    notes,
    receipts: [],
    counted,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    ...(deletedAt === undefined ? {} : { deletedAt }),
    ...(commentCount === undefined ? {} : { commentCount }),
    rev,
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isAmount(value: unknown): value is number {
  return isCount(value) && value >= 1 && value <= LIMITS.amount;
}

function isTime(value: unknown): value is Date | null {
  return value === null || (value instanceof Date && !Number.isNaN(value.getTime()));
}

function isParts(value: unknown, amount: number): value is Readonly<Record<string, number>> {
  return isAmountsByPerson(value) && isCheckedOrRight(value, amount);
}

function isPlainSplit(value: unknown): value is Split {
  if (!isStoredMap(value)) return false;
  const { mode, inputs } = value;
  if (mode === 'equal') return Array.isArray(inputs) && inputs.every(isKey);
  return mode === 'exact' && isAmountsByPerson(inputs);
}

function isCounted(value: unknown): value is Counted {
  if (!isStoredMap(value)) return false;
  const { currency, amount, paid, owed } = value;
  return (
    Object.keys(value).length === 4 &&
    isCurrency(currency) &&
    typeof amount === 'number' &&
    Number.isSafeInteger(amount) &&
    isAmountsByPerson(paid) &&
    isAmountsByPerson(owed) &&
    addsUp(paid, amount) &&
    addsUp(owed, amount)
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
