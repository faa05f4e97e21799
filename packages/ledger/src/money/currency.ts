import { CURRENT_CODES, FORMER_CODES, UNITS_OF_ACCOUNT } from './currency-codes.ts';

/**
 * Minor-unit exponents of ISO 4217 other than 2. Runtimes agree on codes and signs but not on these
 * (V8 follows CLDR, where HUF and IDR have no decimals), and many runtimes read one group, so don't
 * take the exponent from the runtime.
 */
const EXPONENTS = new Map<string, number>([
  ...each(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  // Withdrawn; had no minor units at the end.
  ...each(0, 'ADP BEF BYB BYR ESP GRD ITL LUF MGF PTE TPE TRL'),
  ...each(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...each(4, 'CLF UYW'),
]);

/**
 * Known codes; runtimes differ in these too, and every device has to be able to read what another
 * stored.
 */
const KNOWN: ReadonlySet<string> = new Set([
  ...CURRENT_CODES,
  ...UNITS_OF_ACCOUNT,
  ...FORMER_CODES,
]);
const CURRENT: ReadonlySet<string> = new Set(CURRENT_CODES);

function each(exponent: number, codes: string): [string, number][] {
  return codes.split(' ').map((code) => [code, exponent]);
}

/** Decimals of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD, 4 for CLF. */
export function currencyExponent(currency: string): number {
  return EXPONENTS.get(currency) ?? 2;
}

/**
 * Returns whether a code is a current or withdrawn currency of ISO 4217; the same on every device.
 */
export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

/** Returns whether a currency is in circulation today. */
export function isCurrentCurrency(code: string): boolean {
  return CURRENT.has(code);
}

/** Returns the currencies to choose from: those in circulation today, in alphabetical order. */
export function currencyCodes(): readonly string[] {
  return CURRENT_CODES;
}
