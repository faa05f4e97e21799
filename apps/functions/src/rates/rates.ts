import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { readDailyRates } from './read-daily-rates.ts';

/** Longest wait for the source, in ms. */
const PATIENCE = 20_000;

const url = defineString('RATES_URL', {
  default: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  description: 'Reference rates in the format of the European Central Bank.',
});
const firestore = getFirestore(initializeApp({}, 'rates'));

/**
 * Publishes the reference rates of the European Central Bank as `rates/{day}`. It publishes them at about 16:00 on
 * working days; on others, the last day stays.
 */
export const rates = onSchedule(
  {
    schedule: 'every day 16:30',
    timeZone: 'Europe/Berlin',
    retryCount: 5,
    minBackoffSeconds: 60,
    maxBackoffSeconds: 3600,
  },
  async () => {
    const response = await fetch(url.value(), { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`The source of the rates answered ${response.status}.`);
    const read = readDailyRates(await response.text());
    if (read === undefined) throw new Error('The source of the rates sent something else.');
    // The same again changes nothing for those who listen.
    const document = firestore.doc(`rates/${read.day}`);
    if ((await document.get()).exists) return;
    await document.set({ ...read, source: 'ECB', base: 'EUR' });
    logger.info(`Published the rates of ${read.day}.`);
  },
);
