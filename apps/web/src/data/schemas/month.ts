import * as v from 'valibot';
import { amountsByPersonSchema, currencySchema } from './common.ts';

/** `groups/{groupId}/months/{yyyy-mm}`: minor units spent in a month, by currency. */
export const monthSchema = v.object({
  totals: v.record(
    currencySchema,
    v.object({
      byCategory: v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
      /** By whose it was. */
      byPerson: amountsByPersonSchema,
      /** By who paid. */
      byPayer: amountsByPersonSchema,
    }),
  ),
});

/** See {@link monthSchema}. */
export type Month = v.InferOutput<typeof monthSchema>;
