import type { Split } from '@quits/ledger';
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { revisionOf } from '../values/revision.ts';
import { shownText } from '../values/shown-text.ts';
import { isStoredMap, readOr } from '../values/tolerant.ts';
import { readPlainExpense } from './read-plain-expense.ts';
import {
  commentCountSchema,
  type Counted,
  countedSchema,
  type Expense,
  hasRightParts,
  mendedParts,
  type MergedParts,
  readMergedFrom,
  type Receipt,
  receiptSchema,
  type StoredExpense,
  storedExpenseSchema,
} from './schema.ts';

/**
 * Tolerant schema of an expense: invalid splits, notes and receipts are repaired. A document
 * without a readable date, amounts or people is reported as unreadable.
 */
export const expenseSchema = v.pipe(
  v.custom<StoredExpense>(isStoredMap),
  v.rawTransform<StoredExpense, Expense>(({ dataset, addIssue, NEVER }) => {
    const plain = readPlainExpense(dataset.value);
    if (plain !== undefined) return plain;
    const parsed = v.safeParse(readableSchema, mended(dataset.value));
    if (parsed.success) return parsed.output;
    for (const { message, path } of parsed.issues) addIssue({ message, path });
    return NEVER;
  }),
);

/** Accepts a field that {@link mended} has already read or repaired. */
function alreadyRead<Value>() {
  return v.custom<Value>(() => true);
}

const readableSchema = v.pipe(
  v.object({
    ...v.omit(storedExpenseSchema, ['base', 'lastComment']).entries,
    split: alreadyRead<Split>(),
    notes: alreadyRead<string>(),
    receipts: alreadyRead<Receipt[]>(),
    reverted: v.exactOptional(alreadyRead<boolean>()),
    counted: v.exactOptional(alreadyRead<Counted>()),
    commentCount: v.exactOptional(alreadyRead<number>()),
    mergedFrom: v.exactOptional(alreadyRead<Record<string, MergedParts>>()),
    rev: v.string(),
  }),
  v.check((expense) => hasRightParts(expense)),
);

function mended({
  counted,
  reverted,
  mergedFrom,
  commentCount,
  ...stored
}: Readonly<Record<string, unknown>>) {
  const counts = readOr(countedSchema, counted, undefined);
  const said = readOr(commentCountSchema, commentCount, undefined);
  return {
    ...stored,
    ...(reverted === true ? { reverted } : {}),
    ...mendedParts(stored),
    receipts: readReceipts(stored['receipts']),
    rev: revisionOf(stored),
    ...(counts === undefined ? {} : { counted: counts }),
    ...(said === undefined ? {} : { commentCount: said }),
    ...readMergedFrom(mergedFrom),
  };
}

function readReceipts(stored: unknown): readonly Receipt[] {
  const receipts: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return receipts
    .filter((one) => v.is(receiptSchema, one))
    .slice(0, LIMITS.receipts)
    .map((one) => ({ ...one, name: shownText(one.name) }));
}
