import * as v from 'valibot';
import { amountsByPersonSchema, currencySchema } from './common.ts';

const sumSchema = v.pipe(v.number(), v.safeInteger());

/** `groups/{groupId}/months/{yyyy-mm}`: minor units spent in a month, by currency. */
export const monthSchema = v.object({
  totals: v.record(
    currencySchema,
    v.object({
      all: sumSchema,
      byCategory: v.record(v.string(), sumSchema),
      byPerson: amountsByPersonSchema,
    }),
  ),
});

/** See {@link monthSchema}. */
export type Month = v.InferOutput<typeof monthSchema>;
