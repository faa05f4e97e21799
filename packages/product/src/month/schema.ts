import * as v from 'valibot';
import { amountsByPersonSchema, currencySchema, keySchema } from '../values/common.ts';
import { isStoredMap, readEntries } from '../values/tolerant.ts';

const minorSchema = v.pipe(v.number(), v.safeInteger());

/**
 * `groups/{groupId}/months/{yyyy-mm-CUR}` and `…-paid` as stored: a month's shares in one currency,
 * and its payments. Two documents, so that the rules can check the effect of one expense.
 */
const storedMonthSchema = v.object({
  totals: v.record(
    currencySchema,
    v.object({
      byCategory: v.exactOptional(v.record(v.string(), minorSchema)),
      /** Shares by person. */
      byPerson: v.exactOptional(amountsByPersonSchema),
      /** Payments by person. */
      byPayer: v.exactOptional(amountsByPersonSchema),
    }),
  ),
  /** Expense counted by the last commit, as in the group's `last`. */
  of: v.exactOptional(v.string()),
});

/** See {@link storedMonthSchema}. */
export type StoredMonth = v.InferInput<typeof storedMonthSchema>;

/** A month's spending by currency in minor units, and whether some of it is unreadable. */
export interface Month {
  readonly totals: Readonly<
    Record<
      string,
      Readonly<Record<'byCategory' | 'byPerson' | 'byPayer', Readonly<Record<string, number>>>>
    >
  >;
  readonly isWhole: boolean;
}

/**
 * Tolerant schema of a month. The first version stored all currencies of a month in one document,
 * whose id is the month; both are added.
 */
export const monthSchema = v.pipe(
  v.custom<StoredMonth>(isStoredMap),
  v.transform((stored): Month => readMonth(stored)),
);

function readMonth(stored: Readonly<Record<string, unknown>>): Month {
  let isWhole = isStoredMap(stored['totals']);
  const { read: totals, unreadable } = readEntries(stored['totals'], currencySchema, (found) => {
    if (!isStoredMap(found)) return undefined;
    const byCategory = readEntries(found['byCategory'], v.string(), minorSchema);
    const byPerson = readEntries(found['byPerson'], keySchema, minorSchema);
    const byPayer = readEntries(found['byPayer'], keySchema, minorSchema);
    isWhole &&= [byCategory, byPerson, byPayer].every((one) => one.unreadable.length === 0);
    return { byCategory: byCategory.read, byPerson: byPerson.read, byPayer: byPayer.read };
  });
  return { totals, isWhole: isWhole && unreadable.length === 0 };
}

/** The month of a document of totals, `YYYY-MM`. */
export function monthOfTotals(id: string): string {
  return id.slice(0, 7);
}
