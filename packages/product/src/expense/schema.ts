import type { Split } from '@quits/ledger';
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { addsUp, isCheckedOrRight } from '../values/right-parts.ts';
import {
  amountsByPersonSchema,
  amountSchema,
  currencySchema,
  dateSchema,
  idSchema,
  isOrdinaryName,
  keySchema,
  optionalTextSchema,
  rateSchema,
  textSchema,
  timestampSchema,
} from '../values/common.ts';
import { shownName, shownText } from '../values/shown-text.ts';
import { readEntries, readOr } from '../values/tolerant.ts';

/** Stored files that an expense may have. */
export const MAX_RECEIPTS = LIMITS.receipts;

/** Longest name of a receipt, in UTF-16 code units; the rules don't check it. */
export const MAX_RECEIPT_NAME = 200;

const decimalsByPersonSchema = v.record(keySchema, v.pipe(v.string(), v.decimal()));

const itemsSchema = v.object({
  lines: v.array(
    v.object({
      title: v.exactOptional(v.string()),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      people: v.array(keySchema),
    }),
  ),
  tax: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  tip: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  discount: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
});

const splitShape = v.variant('mode', [
  v.object({ mode: v.literal('equal'), inputs: v.array(keySchema) }),
  v.object({ mode: v.literal('weights'), inputs: decimalsByPersonSchema }),
  v.object({ mode: v.literal('percent'), inputs: decimalsByPersonSchema }),
  v.object({ mode: v.literal('exact'), inputs: amountsByPersonSchema }),
  v.object({ mode: v.literal('adjustment'), inputs: amountsByPersonSchema }),
  v.object({ mode: v.literal('items'), inputs: itemsSchema }),
]);

/** Split of an amount: the user's inputs, stored so that an edit shows them again. */
export const splitSchema = v.custom<Split>((input) => v.is(splitShape, input));

/** Metadata of a stored receipt; the file is at `receiptPath`. */
export const receiptSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.maxLength(MAX_RECEIPT_NAME)),
  type: v.picklist(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf']),
});

/** See {@link receiptSchema}. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/**
 * Conversion of a foreign amount to the group's currency: complete or absent; without it the
 * expense counts in its own currency.
 */
export const conversionEntries = {
  groupAmount: v.exactOptional(amountSchema),
  /** The group's currency of that day; the group may have another one since. */
  groupCurrency: v.exactOptional(currencySchema),
  /** Units of `groupCurrency` that one unit of `currency` is worth. */
  rate: v.exactOptional(rateSchema),
  /** Whether the rate was typed, computed from a typed group amount, or reused. */
  rateSource: v.exactOptional(v.picklist(['rate', 'amount', 'last', 'day'])),
  /** The day that the rate is of. */
  rateDate: v.exactOptional(dateSchema),
} as const;

/**
 * Amounts that balances count for an expense: signed minor units in one currency, with equal sums
 * of payments and shares.
 */
export const countedSchema = v.pipe(
  v.object({
    /** The group's currency at the time if a rate is known, else the expense's own. */
    currency: currencySchema,
    amount: v.pipe(v.number(), v.safeInteger()),
    paid: amountsByPersonSchema,
    owed: amountsByPersonSchema,
  }),
  v.check(({ amount, paid, owed }) => addsUp(paid, amount) && addsUp(owed, amount)),
);

/** See {@link countedSchema}. */
export type Counted = v.InferOutput<typeof countedSchema>;

/** Money fields of an expense or a series before one of its people was merged into another. */
export const mergedPartsSchema = v.object({
  /** Revision created by the merge. */
  rev: idSchema,
  payers: amountsByPersonSchema,
  shares: amountsByPersonSchema,
  split: splitSchema,
  /** The merge took it out: a payment between the two. */
  isOut: v.exactOptional(v.boolean()),
});

/** See {@link mergedPartsSchema}. */
export type MergedParts = v.InferOutput<typeof mergedPartsSchema>;

/** Previous fields by the merged person, stored so that the merge can be undone. */
export const mergedFromSchema = v.record(keySchema, mergedPartsSchema);

/** Number of comments. */
export const commentCountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const lastCommentSchema = v.object({ id: v.string(), at: timestampSchema });

/** `groups/{groupId}/expenses/{expenseId}` as it is written. */
export const storedExpenseSchema = v.object({
  kind: v.picklist(['expense', 'payment', 'income']),
  title: textSchema(LIMITS.text.title),
  amount: amountSchema,
  currency: currencySchema,
  ...conversionEntries,
  date: dateSchema,
  category: v.pipe(optionalTextSchema(64), v.minLength(1), v.check(isOrdinaryName)),
  payers: amountsByPersonSchema,
  split: splitSchema,
  shares: amountsByPersonSchema,
  notes: optionalTextSchema(LIMITS.text.notes),
  receipts: v.pipe(v.array(receiptSchema), v.maxLength(LIMITS.receipts)),
  recurringId: v.exactOptional(idSchema),
  /** Missing in expenses of the first version until their next edit. */
  counted: v.exactOptional(countedSchema),
  createdAt: timestampSchema,
  createdBy: v.string(),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
  deletedAt: v.exactOptional(timestampSchema),
  /** Deleted by reverting an import; importing the same file restores it. */
  reverted: v.exactOptional(v.boolean()),
  mergedFrom: v.exactOptional(mergedFromSchema),
  /** Number of comments; missing in older expenses, which may have any. */
  commentCount: v.exactOptional(commentCountSchema),
  /** The comment that the last change of `commentCount` added or deleted, for the rules. */
  lastComment: v.exactOptional(lastCommentSchema),
  /** Revision of the last edit. */
  rev: v.exactOptional(idSchema),
  /** Base revision of the last edit; missing if there was none. */
  base: v.exactOptional(v.string()),
});

/** See {@link storedExpenseSchema}. */
export type StoredExpense = v.InferInput<typeof storedExpenseSchema>;

/** An expense as the app reads it; `rev` covers all versions of the format, see `revisionOf`. */
export type Expense = Omit<
  v.InferOutput<typeof storedExpenseSchema>,
  'rev' | 'base' | 'lastComment'
> & {
  readonly rev: string;
};

/** Returns whether payments and shares sum to the amount, unless the rules guarantee it. */
export function hasRightParts({
  amount,
  payers,
  shares,
}: Pick<StoredExpense, 'amount' | 'payers' | 'shares'>): boolean {
  return isCheckedOrRight(payers, amount) && isCheckedOrRight(shares, amount);
}

/** Repairs the fields of an expense, or of a series' template, that don't match the schema. */
export function mendedParts({ title, split, shares, notes }: Readonly<Record<string, unknown>>) {
  return {
    title: readTitle(title),
    split: readOr(splitSchema, split, { mode: 'exact', inputs: shares }),
    notes: typeof notes === 'string' ? shownText(notes) : '',
  };
}

/** Reads the data for undoing merges; ignores unreadable entries. */
export function readMergedFrom(stored: unknown): {
  readonly mergedFrom?: Readonly<Record<string, MergedParts>>;
} {
  const { read } = readEntries(stored, keySchema, mergedPartsSchema);
  return Object.keys(read).length === 0 ? {} : { mergedFrom: read };
}

function readTitle(stored: unknown): unknown {
  return typeof stored === 'string' ? shownName(stored, LIMITS.text.title) : stored;
}

/** Editable fields of an expense, as stored in drafts and rejected edits. */
export const expenseInputSchema = v.omit(storedExpenseSchema, [
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'reverted',
  'mergedFrom',
  'commentCount',
  'lastComment',
  'rev',
  'base',
  'counted',
  'recurringId',
]);
