import type { DailyRates } from './read-daily-rates.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Most decimals of a published rate. */
const DECIMALS = 8;

/**
 * Reads a table of middle rates of the National Bank of Poland, `[{ effectiveDate, rates: [{ code, mid }] }]`, whose `mid` is in
 * zlotys per unit; returns units per zloty, or `undefined` if it is something else.
 */
export function readMidRates(json: string): DailyRates | undefined {
  const table: unknown = at(parse(json), 0);
  const [day, rates] = [at(table, 'effectiveDate'), at(table, 'rates')];
  if (typeof day !== 'string' || !DAY.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  if (!Array.isArray(rates)) return undefined;
  const pairs = rates.flatMap((rate: unknown) => {
    const [code, mid] = [at(rate, 'code'), at(rate, 'mid')];
    if (typeof code !== 'string' || !CURRENCY.test(code)) return [];
    if (typeof mid !== 'number' || !(mid > 0)) return [];
    const units = (1 / mid).toFixed(DECIMALS).replace(/\.?0+$/, '');
    return /^\d{1,15}(?:\.\d+)?$/.test(units) && Number(units) > 0 ? [[code, units] as const] : [];
  });
  return pairs.length === 0 ? undefined : { day, rates: Object.fromEntries(pairs) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function at(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
