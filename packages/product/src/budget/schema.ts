import * as v from 'valibot';
import { amountSchema, currencySchema, timestampSchema } from '../values/common.ts';

/** `groups/{groupId}/budgets/{categoryId}`: the most that a group wants to spend on a category in a month. */
export const budgetSchema = v.object({
  /** Minor units. */
  amount: amountSchema,
  currency: currencySchema,
  updatedBy: v.string(),
  updatedAt: timestampSchema,
});

/** See {@link budgetSchema}. */
export type Budget = v.InferOutput<typeof budgetSchema>;
