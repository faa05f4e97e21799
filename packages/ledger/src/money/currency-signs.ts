import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from './amount-error.ts';
import { CURRENCY_WORDS } from './currency-words.ts';
import { isCurrency } from './currency.ts';
import { toPlainText } from './plain-text.ts';

const SIGN = /\p{Sc}/u;
const cache = new Map<string, readonly string[]>();

/** All ways in which a currency is written next to a number, longest first. */
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

/** Takes a currency's own sign, code or abbreviation off either end; refuses those of another one. */
export function stripCurrency(
  text: string,
  currency: string,
  locale: string,
): Result<string, AmountError> {
  let rest = text;
  for (const sign of signsOf(currency, locale)) {
    const lower = rest.toLowerCase();
    if (lower.startsWith(sign)) rest = rest.slice(sign.length).trimStart();
    else if (/^[-+]/.test(lower) && lower.slice(1).trimStart().startsWith(sign)) {
      rest = rest.slice(0, 1) + rest.slice(1).trimStart().slice(sign.length).trimStart();
    } else if (lower.endsWith(sign)) rest = rest.slice(0, -sign.length).trimEnd();
    if (rest.length !== text.length) break;
  }
  const found = SIGN.exec(rest)?.[0] ?? /[a-z]{3}/i.exec(rest)?.[0];
  if (found !== undefined && (SIGN.test(found) || isCurrency(found.toUpperCase()))) {
    return err({ code: 'other-currency', found });
  }
  return ok(rest);
}
