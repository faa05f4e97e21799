/**
 * Minor-unit exponents of ISO 4217 that are not 2. Runtimes agree on codes and signs but not on
 * these (V8 follows CLDR, where HUF and IDR have no decimals), and one group is read by many
 * runtimes, so the exponent must not be asked of them.
 */
const EXPONENTS = new Map<string, number>([
  ...each(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...each(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...each(4, 'CLF UYW'),
]);

function each(exponent: number, codes: string): [string, number][] {
  return codes.split(' ').map((code) => [code, exponent]);
}

/** Decimals of a currency's minor unit: 2 for EUR, 0 for JPY, 3 for KWD, 4 for CLF. */
export function currencyExponent(currency: string): number {
  return EXPONENTS.get(currency) ?? 2;
}

let known: ReadonlySet<string> | undefined;

/** Tells whether the runtime knows an ISO 4217 code. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code) || EXPONENTS.has(code);
}

/** All currency codes that the runtime knows, in alphabetical order. */
export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}
