import { CURRENT_CODES, UNITS_OF_ACCOUNT } from '../money/currency-codes.ts';
import { CURRENCY_WORDS } from '../money/currency-words.ts';
import { isCurrency, isCurrentCurrency } from '../money/currency.ts';
import { toPlainText } from '../money/plain-text.ts';
import { everydayWords } from './everyday-words.ts';

/** Currency named by a word beside a number. */
export type NamedCurrency =
  | { readonly kind: 'code'; readonly code: string }
  /** A sign or name of several currencies. */
  | { readonly kind: 'unclear' }
  /** No currency; the word is part of the title. */
  | { readonly kind: 'none' };

const NONE: NamedCurrency = { kind: 'none' };
const UNCLEAR: NamedCurrency = { kind: 'unclear' };
/** Signs of several currencies; if a language uses one for a single currency, that one is meant. */
const SHARED = new Set(['kr', 'kr.', 'rs', 'rs.', '₨', 'dh', 'dhs']);

/** Signs of a single currency that few languages' CLDR data include. */
const SIGNS: Readonly<Record<string, string>> = {
  '₴': 'UAH',
  '₺': 'TRY',
  '₦': 'NGN',
  '₸': 'KZT',
  '₾': 'GEL',
  '₽': 'RUB',
  '₼': 'AZN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '₮': 'MNT',
  '₭': 'LAK',
  '฿': 'THB',
  '₱': 'PHP',
  '₫': 'VND',
  zł: 'PLN',
  kč: 'CZK',
};

/**
 * Reads a word beside a number: a code in any case, a sign or a name. Codes that are words of the
 * language count only in capitals, and such names only after the number.
 */
export function nameCurrency(
  word: string,
  place: 'before' | 'after',
  locale: string,
): NamedCurrency {
  const plain = toPlainText(word);
  const lower = plain.toLowerCase();
  const isEveryday = everydayWords(locale).has(lower);
  if (/^[a-z]{3}$/.test(lower)) {
    const code = plain.toUpperCase();
    if (plain === code && isCurrency(code) && !UNITS_OF_ACCOUNT.includes(code)) {
      return { kind: 'code', code };
    }
    if (isCurrentCurrency(code)) return isEveryday ? NONE : { kind: 'code', code };
  }
  if (isEveryday && place === 'before') return NONE;
  const { symbols, short } = symbolsOf(locale);
  // English is spoken with several dollars, whatever English locale the app uses.
  const isEnglish = new Intl.Locale(locale).language === 'en';
  if (isEnglish && (lower === '$' || DOLLARS.has(lower))) return UNCLEAR;
  const bySign = symbols.get(lower) ?? SIGNS[lower];
  if (bySign !== undefined) return { kind: 'code', code: bySign };
  if (SHARED.has(lower)) return UNCLEAR;
  const named = WORDS.get(lower) ?? [];
  const [only, ...others] = named.length > 1 ? meant(named, short) : named;
  if (only !== undefined && others.length === 0) return { kind: 'code', code: only };
  return named.length > 0 || /\p{Sc}/u.test(lower) ? UNCLEAR : NONE;
}

/** Resolves a shared name: outside of English, "dollar" means USD; no peso is preferred. */
function meant(named: readonly string[], short: ReadonlySet<string>): readonly string[] {
  return named.includes('USD') ? ['USD'] : named.filter((code) => short.has(code));
}

const WORDS = new Map<string, string[]>();
for (const [code, words] of Object.entries(CURRENCY_WORDS)) {
  for (const word of words.split(' ')) {
    const plain = toPlainText(word).toLowerCase();
    WORDS.set(plain, [...(WORDS.get(plain) ?? []), code]);
  }
}

const DOLLARS = new Set(
  [...WORDS].filter(([, codes]) => codes.includes('USD')).map(([word]) => word),
);

interface Symbols {
  /** Codes by the signs that the language uses for a single currency. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Codes that a language gives the short sign, as American English does `$` to the US dollar. */
  readonly short: ReadonlySet<string>;
}

const cache = new Map<string, Symbols>();

/**
 * Reads currency signs from the runtime's data: `$` in American English is USD, `kr` in Swedish is
 * SEK, `US$` is USD.
 */
function symbolsOf(locale: string): Symbols {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  const symbols = new Map<string, string>();
  const short = new Set<string>();
  for (const code of CURRENT_CODES) {
    const own = symbolOf(code, locale, 'symbol');
    // British English distinguishes all dollars, and its signs are understood everywhere.
    for (const symbol of [own, symbolOf(code, 'en-GB', 'symbol')]) {
      if (symbol !== code.toLowerCase() && !symbols.has(symbol)) symbols.set(symbol, code);
    }
    const isSign = own !== code.toLowerCase();
    if (isSign && own === symbolOf(code, locale, 'narrowSymbol')) short.add(code);
  }
  const made = { symbols, short };
  cache.set(locale, made);
  return made;
}

function symbolOf(
  currency: string,
  locale: string,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
  return toPlainText(sign).toLowerCase();
}
