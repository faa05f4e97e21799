import type { QueryBuilder } from '@quits/firestore';
import { crossRate, daysBetween, type Decimal } from '@quits/ledger';
import type { PublishedRates } from './schema.ts';

/** Days after which a published rate is too old to stand for a day; sources rest on holidays. */
const LONGEST_GAP = 10;

/** A published rate. */
export interface DayRate {
  readonly rate: Decimal;
  /** Day that the rate is of, `YYYY-MM-DD`: the day asked for, or the last one before. */
  readonly date: string;
  /** Name of its source, such as `ECB`. */
  readonly source: string;
}

/** Returns a query for the last rates that were published by a day, `YYYY-MM-DD`. */
export function ratesOn(day: string) {
  return (query: QueryBuilder<PublishedRates>) =>
    query.where('day', '<=', day).orderBy('day', 'desc').limit(1);
}

/**
 * Returns the rate between two currencies for a day, from the first source that published both shortly before it; both rates
 * are from the same source.
 */
export function dayRateOf(
  published: PublishedRates | undefined,
  day: string,
  currencies: { readonly from: string; readonly to: string },
): DayRate | undefined {
  for (const one of [published, published?.further]) {
    if (one === undefined || one.day > day || daysBetween(one.day, day) > LONGEST_GAP) continue;
    const rate = crossRate(one, currencies);
    if (rate !== undefined) return { rate, date: one.day, source: one.source };
  }
  return undefined;
}
