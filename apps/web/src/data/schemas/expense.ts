import type { Split } from '@quits/ledger';
import * as v from 'valibot';
import {
  amountsByPersonSchema,
  amountSchema,
  currencySchema,
  dateSchema,
  idSchema,
  rateSchema,
  textSchema,
  timestampSchema,
} from './common.ts';

/** Stored files that an expense may have. */
export const MAX_RECEIPTS = 10;

const decimalsByPersonSchema = v.record(idSchema, v.pipe(v.string(), v.decimal()));

const itemsSchema = v.object({
  lines: v.array(
    v.object({
      title: v.exactOptional(v.string()),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      people: v.array(idSchema),
    }),
  ),
  tax: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  tip: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  discount: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
});

const splitShape = v.variant('mode', [
  v.object({ mode: v.literal('equal'), inputs: v.array(idSchema) }),
  v.object({ mode: v.literal('weights'), inputs: decimalsByPersonSchema }),
  v.object({ mode: v.literal('percent'), inputs: decimalsByPersonSchema }),
  v.object({ mode: v.literal('exact'), inputs: amountsByPersonSchema }),
  v.object({ mode: v.literal('adjustment'), inputs: amountsByPersonSchema }),
  v.object({ mode: v.literal('items'), inputs: itemsSchema }),
]);

/** How a total was split: what was typed, kept so that an edit shows it again. */
export const splitSchema = v.custom<Split>((input) => v.is(splitShape, input));

/** What an expense says about a stored file; the file is at `receiptPath`. */
export const receiptSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.maxLength(200)),
  type: v.picklist(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf']),
});

/** See {@link receiptSchema}. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/**
 * What an amount in another currency is in the group's own: all of it, or nothing, and then the
 * expense counts in its own currency.
 */
export const conversionEntries = {
  groupAmount: v.exactOptional(amountSchema),
  /** The group's currency of that day; the group may have another one since. */
  groupCurrency: v.exactOptional(currencySchema),
  /** Units of `groupCurrency` that one unit of `currency` is worth. */
  rate: v.exactOptional(rateSchema),
  /** Whether the rate was typed, follows from a typed group amount, or was taken over. */
  rateSource: v.exactOptional(v.picklist(['rate', 'amount', 'last'])),
  /** The day that the rate is of. */
  rateDate: v.exactOptional(dateSchema),
} as const;

/** `groups/{groupId}/expenses/{expenseId}` */
export const expenseSchema = v.object({
  kind: v.picklist(['expense', 'payment', 'income']),
  title: textSchema(120),
  amount: amountSchema,
  currency: currencySchema,
  ...conversionEntries,
  date: dateSchema,
  category: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  payers: amountsByPersonSchema,
  split: splitSchema,
  shares: amountsByPersonSchema,
  notes: v.pipe(v.string(), v.maxLength(2000)),
  receipts: v.pipe(v.array(receiptSchema), v.maxLength(MAX_RECEIPTS)),
  recurringId: v.exactOptional(idSchema),
  createdAt: timestampSchema,
  createdBy: v.string(),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
  deletedAt: v.exactOptional(timestampSchema),
  /** Deleted with all else that an import had brought; the same file brings it back. */
  takenBack: v.exactOptional(v.boolean()),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** See {@link expenseSchema}. */
export type Expense = v.InferOutput<typeof expenseSchema>;

/** What a person decides about an expense, as drafts and refused edits keep it. */
export const decidedSchema = v.omit(expenseSchema, [
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
  'takenBack',
  'version',
  'recurringId',
]);
