import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { type DailyRates, readDailyRates } from './read-daily-rates.ts';
import { readMidRates } from './read-mid-rates.ts';

/** Longest wait for a source, in ms. */
const PATIENCE = 20_000;

const url = defineString('RATES_URL', {
  default: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  description: 'Reference rates in the format of the European Central Bank.',
});
const furtherUrl = defineString('FURTHER_RATES_URL', {
  default: 'https://api.nbp.pl/api/exchangerates/tables',
  description: 'Tables A and B in the format of the National Bank of Poland.',
});
const firestore = getFirestore(initializeApp({}, 'rates'));

/**
 * Publishes as `rates/{day}` the reference rates of the European Central Bank, which publishes them at about 16:00 on
 * working days; on others, the last day stays. The National Bank of Poland adds more than a hundred currencies.
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
    const read = readDailyRates(await fetchText(url.value()));
    if (read === undefined) throw new Error('The source of the rates sent something else.');
    // The same again changes nothing for those who listen.
    const document = firestore.doc(`rates/${read.day}`);
    const stored = (await document.get()).data();
    if (stored === undefined) {
      await document.set({ ...read, source: 'ECB', base: 'EUR' });
      logger.info(`Published the rates of ${read.day}.`);
    }
    if (stored?.['further'] !== undefined) return;
    // If this fails, the retry adds them to the others.
    const further = await readFurtherRates(furtherUrl.value());
    await document.update({ further: { ...further, source: 'NBP', base: 'PLN' } });
    logger.info(`Published further rates of ${further.day}.`);
  },
);

/**
 * Reads table B, of less traded currencies, which is published weekly, and table A of the same day, so that all rates of the
 * result fit together.
 */
async function readFurtherRates(tables: string): Promise<DailyRates> {
  const further = readMidRates(await fetchText(`${tables}/b/?format=json`));
  if (further === undefined) throw new Error('The source of further rates sent something else.');
  const { day } = further;
  const usual = readMidRates(await fetchText(`${tables}/a/${day}/?format=json`));
  if (usual?.day !== day) throw new Error('The source of further rates sent another day.');
  return { day, rates: { ...further.rates, ...usual.rates } };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The source of the rates answered ${response.status}.`);
  return response.text();
}
