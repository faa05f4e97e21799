/** Currencies that stand together in one place, such as those of a group. */
export interface MoneyScope {
  /** The one that is meant where nothing is said; the others are foreign to it. */
  readonly own?: string | undefined;
  /** ISO 4217 codes. */
  readonly currencies: readonly string[];
}

/** How the currency of an amount is written. */
export type CurrencyDisplay = 'narrowSymbol' | 'symbol' | 'code';

/** Gives the sign of a currency, such as `$`, `US$` or `USD`. */
export type SymbolOf = (currency: string, display: 'narrowSymbol' | 'symbol') => string;

/**
 * Decides how a currency is written so that it cannot be taken for another one of its place: by the
 * short sign (`$`) where that can only be this one, by the language's longer sign (`US$`) where that
 * tells it from all that share the short one, and by its code otherwise.
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
  // Where dollars of two countries never meet, a foreign one still is not taken for the well-known one.
  const isForeign = own === undefined ? all.size > 1 : currency !== own;
  return isForeign && long(currency) !== short(currency) ? 'symbol' : 'narrowSymbol';
}

/** Without what nobody sees or heeds: width, direction marks, points, spaces and case. */
function comparable(sign: string): string {
  return sign
    .normalize('NFKC')
    .replaceAll(/[\s.\u061c\u200e\u200f]/g, '')
    .toLowerCase();
}
