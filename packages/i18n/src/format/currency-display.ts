/** Currencies shown together, such as those of a group. */
export interface MoneyScope {
  /** The default currency; all others are foreign. */
  readonly own?: string | undefined;
  /** ISO 4217 codes. */
  readonly currencies: readonly string[];
}

/** How the currency of an amount is written. */
export type CurrencyDisplay = 'narrowSymbol' | 'symbol' | 'code';

/** Returns the sign of a currency, such as `$`, `US$` or `USD`. */
export type SymbolOf = (currency: string, display: 'narrowSymbol' | 'symbol') => string;

/**
 * Chooses how to write a currency so that it can't be mistaken for another one of its scope: the short
 * sign (`$`) if only this currency has it, the locale's longer sign (`US$`) if that is distinct from
 * those of all that share the short one, and the code otherwise.
 */
export function currencyDisplay(
  currency: string,
  scope: MoneyScope,
  symbolOf: SymbolOf,
): CurrencyDisplay {
  const { own, currencies } = scope;
  const all = new Set([...(own === undefined ? [] : [own]), ...currencies, currency]);
  const short = (one: string) => comparable(symbolOf(one, 'narrowSymbol'));
  const long = (one: string) => comparable(symbolOf(one, 'symbol'));
  const alike = [...all].filter((one) => short(one) === short(currency));
  if (alike.length > 1) {
    const signs = alike.map(long);
    const isTold = !signs.includes(short(currency)) && new Set(signs).size === signs.length;
    return isTold ? 'symbol' : 'code';
  }
  // Even if no other dollar is in scope, a foreign one must not look like the best-known one.
  const isForeign = own === undefined ? all.size > 1 : currency !== own;
  return isForeign && long(currency) !== short(currency) ? 'symbol' : 'narrowSymbol';
}

/** Normalizes a sign: removes differences of width, direction marks, points, spaces and case. */
function comparable(sign: string): string {
  return sign
    .normalize('NFKC')
    .replaceAll(/[\s.\u061c\u200e\u200f]/g, '')
    .toLowerCase();
}
