import * as v from 'valibot';
import { currencySchema, dateSchema, rateSchema } from '../values/common.ts';
import { isStoredMap, readEntries } from '../values/tolerant.ts';

/** `rates/{day}`: exchange rates of one day, written by the server only. */
const storedSchema = v.object({
  /** `YYYY-MM-DD`, also the id. */
  day: dateSchema,
  /** Name of the source as people know it, such as `ECB`. */
  source: v.string(),
  base: currencySchema,
  /** Units of each currency per unit of the base. */
  rates: v.custom<Readonly<Record<string, string>>>(isStoredMap),
});

/** See {@link storedSchema}; rates that can't be read are left out. */
export const dayRatesSchema = v.pipe(
  storedSchema,
  v.transform((stored) => ({
    ...stored,
    rates: readEntries(stored.rates, currencySchema, rateSchema).read,
  })),
);

/** See {@link dayRatesSchema}. */
export type PublishedRates = v.InferOutput<typeof dayRatesSchema>;
