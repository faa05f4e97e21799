import * as v from 'valibot';
import type { ExpenseSummary } from '../expense/new-expense.ts';
import {
  amountsByPersonSchema,
  amountSchema,
  currencySchema,
  dateSchema,
} from '../values/common.ts';
import { conversionEntries, splitSchema } from '../expense/schema.ts';

const summarySchema = v.object({
  title: v.string(),
  amount: amountSchema,
  currency: currencySchema,
  kind: v.exactOptional(v.picklist(['expense', 'payment', 'income'])),
  date: v.exactOptional(dateSchema),
  category: v.exactOptional(v.string()),
  payers: v.exactOptional(amountsByPersonSchema),
  shares: v.exactOptional(amountsByPersonSchema),
  split: v.exactOptional(splitSchema),
  notes: v.exactOptional(v.string()),
  receiptNames: v.exactOptional(v.array(v.string())),
  ...conversionEntries,
});

/** An expense as stored in an activity entry; old entries have fewer fields. */
export type KeptExpense = v.InferOutput<typeof summarySchema>;

/** Reads the expense stored in an activity entry; undefined for entries about other things. */
export function readSummary(
  kept: Readonly<Record<string, unknown>> | null,
): KeptExpense | undefined {
  const parsed = v.safeParse(summarySchema, kept);
  return parsed.success ? parsed.output : undefined;
}

/** Returns a complete version to restore; undefined if the entry stored too little. */
export function wholeSummary(
  kept: Readonly<Record<string, unknown>> | null,
): ExpenseSummary | undefined {
  const found = readSummary(kept);
  if (found === undefined) return undefined;
  const { receiptNames: _, ...rest } = found;
  const { kind, date, category, payers, shares } = rest;
  if (kind === undefined || date === undefined || category === undefined) return undefined;
  if (payers === undefined || shares === undefined) return undefined;
  // Older entries don't include the split, but the resulting shares.
  const split = rest.split ?? { mode: 'exact' as const, inputs: shares };
  return { ...rest, kind, date, category, payers, shares, split };
}
