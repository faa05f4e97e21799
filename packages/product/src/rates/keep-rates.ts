import { getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { localDate } from '../values/local-date.ts';
import { rates } from './collections.ts';
import { ratesOn } from './day-rate.ts';

/** Reads the latest rates once, so that they are on this device when there is no connection. */
export async function keepRates(database: Database): Promise<void> {
  await getOnce(database, rates, {}, ratesOn(localDate(new Date())));
}
