import { FREQUENCIES } from '@quits/ledger';
import * as v from 'valibot';
import { dateSchema, idSchema, timestampSchema } from '../values/common.ts';
import {
  conversionEntries,
  hasRightParts,
  mendedParts,
  mergedFromSchema,
  readMergedFrom,
  storedExpenseSchema,
} from '../expense/schema.ts';
import { isStoredMap } from '../values/tolerant.ts';

const { kind, title, amount, currency, category, payers, split, shares, notes } =
  storedExpenseSchema.entries;

/** Template of a series' expenses, without the date. */
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

/** `groups/{groupId}/recurring/{recurringId}` as it is written. */
const storedRecurringSchema = v.object({
  template: templateSchema,
  frequency: v.picklist(FREQUENCIES),
  /** The first day; later ones are counted from it, so that month ends do not drift. */
  start: dateSchema,
  /** The first day that has no expense yet, also beyond the end. */
  nextDate: dateSchema,
  /** Last possible day. */
  endDate: v.exactOptional(v.nullable(dateSchema)),
  pausedAt: v.exactOptional(v.nullable(timestampSchema)),
  createdAt: timestampSchema,
  createdBy: v.string(),
  updatedAt: timestampSchema,
  updatedBy: v.string(),
  mergedFrom: v.exactOptional(mergedFromSchema),
  /** Revision of the last edit, and its base. */
  rev: v.exactOptional(idSchema),
  base: v.exactOptional(v.string()),
});

/** See {@link storedRecurringSchema}. */
export type StoredRecurring = v.InferInput<typeof storedRecurringSchema>;

/** A series as the app reads it. */
export type Recurring = Omit<v.InferOutput<typeof storedRecurringSchema>, 'rev' | 'base'> & {
  /** Empty in a series that the first version of the app stored. */
  readonly rev: string;
};

/**
 * Tolerant schema of a series, like that of an expense; one without amounts, dates or people is
 * reported as unreadable.
 */
export const recurringSchema = v.pipe(
  v.custom<StoredRecurring>(isStoredMap),
  v.rawTransform<StoredRecurring, Recurring>(({ dataset, addIssue, NEVER }) => {
    const { rev, mergedFrom, template, ...stored } = dataset.value;
    const parsed = v.safeParse(readableSchema, {
      ...stored,
      template: isStoredMap(template) ? { ...template, ...mendedParts(template) } : template,
      rev: typeof rev === 'string' ? rev : '',
      ...readMergedFrom(mergedFrom),
    });
    if (parsed.success) return parsed.output;
    for (const { message, path } of parsed.issues) addIssue({ message, path });
    return NEVER;
  }),
);

const readableSchema = v.object({
  ...v.omit(storedRecurringSchema, ['base']).entries,
  rev: v.string(),
  template: v.pipe(
    templateSchema,
    v.check((template) => hasRightParts(template)),
  ),
});
