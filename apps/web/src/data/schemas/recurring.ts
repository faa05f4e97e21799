import * as v from 'valibot';
import { dateSchema, timestampSchema } from './common.ts';
import { conversionEntries, expenseSchema } from './expense.ts';

const { kind, title, amount, currency, category, payers, split, shares, notes } =
  expenseSchema.entries;

/** What each expense of a series is made from; the day is its own. */
export const templateSchema = v.object({
  kind,
  title,
  amount,
  currency,
  ...conversionEntries,
  category,
  payers,
  split,
  shares,
  notes,
});

/** `groups/{groupId}/recurring/{recurringId}` */
export const recurringSchema = v.object({
  template: templateSchema,
  frequency: v.picklist(['daily', 'weekly', 'monthly', 'yearly']),
  /** The first day; later ones are counted from it, so that month ends do not drift. */
  start: dateSchema,
  /** The first day that has no expense yet, also beyond the end. */
  nextDate: dateSchema,
  /** The last possible day. */
  endDate: v.exactOptional(v.nullable(dateSchema)),
  pausedAt: v.exactOptional(v.nullable(timestampSchema)),
  createdAt: timestampSchema,
  createdBy: v.string(),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
});

/** See {@link recurringSchema}. */
export type Recurring = v.InferOutput<typeof recurringSchema>;
