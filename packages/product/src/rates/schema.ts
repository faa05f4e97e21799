import * as v from 'valibot';
import { currencySchema, dateSchema, rateSchema } from '../values/common.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** Exchange rates of one source. */
const sourceSchema = v.object({
  /** Day of the rates, `YYYY-MM-DD`. */
  day: dateSchema,
  /** Name of the source as people know it, such as `ECB`. */
  source: v.string(),
  base: currencySchema,
  /** Units of each currency per unit of the base. */
  rates: v.custom<Readonly<Record<string, string>>>(isStoredMap),
});

/**
 * `rates/{day}`: exchange rates of one day, written by the server only; rates that can't be read are left out. `further` are
 * those of a second source, for currencies that the first lacks; its day may be an earlier one.
 */
export const dayRatesSchema = v.pipe(
  v.object({ ...sourceSchema.entries, further: v.optional(v.unknown()) }),
  v.transform(({ further, ...first }) => {
    const second = readOr(sourceSchema, further, undefined);
    return { ...readRates(first), further: second === undefined ? undefined : readRates(second) };
  }),
);

function readRates(stored: v.InferOutput<typeof sourceSchema>) {
  return { ...stored, rates: readEntries(stored.rates, currencySchema, rateSchema).read };
}

/** See {@link dayRatesSchema}. */
export type PublishedRates = v.InferOutput<typeof dayRatesSchema>;
