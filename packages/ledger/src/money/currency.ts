import { CURRENT_CODES, FORMER_CODES, UNITS_OF_ACCOUNT } from './currency-codes.ts';

/**
 * Minor-unit exponents of ISO 4217 that are not 2. Runtimes agree on codes and signs but not on
 * these (V8 follows CLDR, where HUF and IDR have no decimals), and one group is read by many
 * runtimes, so the exponent must not be asked of them.
 */
const EXPONENTS = new Map<string, number>([
  ...each(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  // Withdrawn, and without minor units to the end.
  ...each(0, 'ADP BEF BYB BYR ESP GRD ITL LUF MGF PTE TPE TRL'),
  ...each(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...each(4, 'CLF UYW'),
]);

/** Runtimes differ in these too: what one person stored, every other one has to be able to read. */
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

/** Tells whether a code is a currency of ISO 4217, of today or withdrawn; the same on every device. */
export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}

/** Tells whether people pay with it today. */
export function isCurrentCurrency(code: string): boolean {
  return CURRENT.has(code);
}

/** The currencies to choose from, those that people pay with today, in alphabetical order. */
export function currencyCodes(): readonly string[] {
  return CURRENT_CODES;
}
