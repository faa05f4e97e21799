import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from './amount-error.ts';
import { CURRENCY_WORDS } from './currency-words.ts';
import { isCurrency } from './currency.ts';
import { toPlainText } from './plain-text.ts';

const SIGN = /\p{Sc}/u;
const cache = new Map<string, readonly string[]>();

/** Returns all notations of a currency beside a number, longest first. */
function signsOf(currency: string, locale: string): readonly string[] {
  const key = `${currency} ${locale}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const signs = new Set([currency.toLowerCase()]);
  for (const language of [locale, 'en']) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
      if (sign !== undefined) signs.add(toPlainText(sign).toLowerCase());
    }
  }
  for (const word of (CURRENCY_WORDS[currency] ?? '').split(' ')) signs.add(toPlainText(word));
  signs.delete('');
  const longest = [...signs].sort((a, b) => b.length - a.length);
  cache.set(key, longest);
  return longest;
}

/**
 * Removes a currency's own signs, codes and abbreviations from both ends, and reads one between
 * digits as the decimal mark (`5€50`); rejects those of another currency.
 */
export function stripCurrency(
  text: string,
  currency: string,
  locale: string,
): Result<string, AmountError> {
  const signs = signsOf(currency, locale);
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = signs.reduce(stripSign, rest);
  }
  const found = SIGN.exec(rest)?.[0] ?? /\b[a-z]{3}\b/i.exec(rest)?.[0];
  if (found !== undefined && (SIGN.test(found) || isCurrency(found.toUpperCase()))) {
    return err({ code: 'other-currency', found });
  }
  // A price without cents, as shops write it: `12,-`, in Sweden also `12:-`.
  return ok(rest.replace(/(\d)[.,:]\s?-{1,2}$/, '$1'));
}

function stripSign(text: string, sign: string): string {
  const lower = text.toLowerCase();
  if (lower.startsWith(sign)) return text.slice(sign.length).trimStart();
  if (lower.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  const [minus = ''] = /^[-+]\s*/.exec(lower) ?? [];
  if (minus !== '' && lower.startsWith(sign, minus.length)) {
    return minus + text.slice(minus.length + sign.length).trimStart();
  }
  const at = lower.indexOf(sign);
  const isMark =
    at > 0 && /\d$/.test(lower.slice(0, at)) && /^\d+$/.test(lower.slice(at + sign.length));
  return isMark ? `${text.slice(0, at)}.${text.slice(at + sign.length)}` : text;
}
