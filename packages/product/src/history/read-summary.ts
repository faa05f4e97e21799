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

/** What the history shows of an expense at one moment; old entries hold less. */
export type KeptExpense = v.InferOutput<typeof summarySchema>;

/** Reads what an entry kept of an expense; entries about something else have none. */
export function readSummary(
  kept: Readonly<Record<string, unknown>> | null,
): KeptExpense | undefined {
  const parsed = v.safeParse(summarySchema, kept);
  return parsed.success ? parsed.output : undefined;
}

/** What an expense has to be again; nothing when the entry kept too little of it. */
export function wholeSummary(
  kept: Readonly<Record<string, unknown>> | null,
): ExpenseSummary | undefined {
  const found = readSummary(kept);
  if (found === undefined) return undefined;
  const { receiptNames: _, ...rest } = found;
  const { kind, date, category, payers, shares } = rest;
  if (kind === undefined || date === undefined || category === undefined) return undefined;
  if (payers === undefined || shares === undefined) return undefined;
  // Entries of before splits were kept still know what came of them.
  const split = rest.split ?? { mode: 'exact' as const, inputs: shares };
  return { ...rest, kind, date, category, payers, shares, split };
}
