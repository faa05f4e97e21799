import * as v from 'valibot';
import {
  amountsByPersonSchema,
  currencySchema,
  idSchema,
  roleSchema,
  textSchema,
  timestampSchema,
} from './common.ts';

/** People that a group may have. */
export const MAX_PEOPLE = 250;

/** Someone whom expenses name; has an account once `uid` is set. */
export const personSchema = v.object({
  name: textSchema(80),
  uid: v.exactOptional(v.string()),
  defaultWeight: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  household: v.exactOptional(v.string()),
  leftAt: v.exactOptional(timestampSchema),
  /** Expenses are being moved to this person; what is left can be moved by going on. */
  mergingInto: v.exactOptional(idSchema),
  /** Turned out to be this person; kept as a name for the history. */
  mergedInto: v.exactOptional(idSchema),
});

/** A category that a group made for itself; a removed one is kept for the expenses that have it. */
export const ownCategorySchema = v.object({
  name: textSchema(40),
  emoji: v.string(),
  removed: v.exactOptional(v.boolean()),
});

/** `groups/{groupId}` */
export const groupSchema = v.object({
  name: textSchema(80),
  emoji: v.string(),
  currency: currencySchema,
  people: v.record(idSchema, personSchema),
  categories: v.record(idSchema, ownCategorySchema),
  simplify: v.boolean(),
  roles: v.record(v.string(), roleSchema),
  memberUids: v.array(v.string()),
  balances: v.record(currencySchema, amountsByPersonSchema),
  expenseCount: v.pipe(v.number(), v.safeInteger()),
  /** Written by the commit that moved the balances; the rules look there for the reason. */
  lastExpenseId: v.exactOptional(idSchema),
  archivedAt: v.exactOptional(timestampSchema),
  /** An owner has begun to delete it; what is left can be deleted by going on. */
  deletingAt: v.exactOptional(timestampSchema),
  /** Made to look around in; offered to be removed again. */
  isExample: v.exactOptional(v.boolean()),
  createdAt: timestampSchema,
  createdBy: v.string(),
  lastActivityAt: timestampSchema,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** See {@link groupSchema}. */
export type Group = v.InferOutput<typeof groupSchema>;

/** See {@link ownCategorySchema}. */
export type OwnCategory = v.InferOutput<typeof ownCategorySchema>;

/** See {@link personSchema}. */
export type Person = v.InferOutput<typeof personSchema>;
