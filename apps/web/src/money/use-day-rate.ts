import { useLiveQuery } from '@quits/firestore/react';
import { rates } from '@quits/product/rates/collections.ts';
import { type DayRate, dayRateOf, ratesOn } from '@quits/product/rates/day-rate.ts';

/** Returns the rate published for a day, or shortly before it; also offline, if this device has read it. */
export function useDayRate(
  day: string,
  currencies: { readonly from: string; readonly to: string },
): DayRate | undefined {
  const isAsked = currencies.from !== currencies.to && day !== '';
  const state = useLiveQuery(rates, isAsked ? {} : undefined, ratesOn(day));
  const published = state.status === 'ready' ? state.data[0]?.data : undefined;
  return dayRateOf(published, day, currencies);
}
