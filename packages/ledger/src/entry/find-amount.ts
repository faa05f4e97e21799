import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from '../money/amount-error.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { parseAmount } from '../money/parse-amount.ts';
import { toPlainText } from '../money/plain-text.ts';

/** An amount found in a line, and the words beside it. */
export interface FoundAmount {
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
}

interface Candidate extends FoundAmount {
  /** Marks of money: a currency, then decimals or a sum; of equal ones the larger amount wins. */
  readonly rank: number;
  /** The word after it. */
  readonly next: string | undefined;
}

interface Context {
  readonly locale: string;
  readonly currency: string;
}

/** The most words that one amount can be, as in `EUR 1 234 567,80`. */
const MOST_WORDS = 6;

/**
 * Finds the amount at the beginning or the end of a line, or failing that within it. Where two
 * numbers could be it, as in `2 pizzas 30`, the one with a currency or decimals is, then the larger
 * one.
 */
export function findAmount(line: string, context: Context): Result<FoundAmount, AmountError> {
  const words = spaced(line).split(' ').filter(Boolean);
  const places = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (_unused, i) => ({
      start,
      end: start + i + 1,
    })),
  );
  const atEdge = places.filter(({ start, end }) => start === 0 || end === words.length);
  let refused: AmountError = { code: 'not-a-number', at: 0 };
  for (const group of [atEdge, places]) {
    const candidates: Candidate[] = [];
    for (const { start, end } of group) {
      const read = readCandidate(words, { start, end }, context);
      if (read.ok) candidates.push(read.value);
      else if (isTelling(read.error)) refused = read.error;
    }
    const best = candidates.sort((a, b) => b.rank - a.rank || b.amount - a.amount)[0];
    if (best !== undefined) {
      const { amount, currency, title } = best;
      const cents = looseCents(best);
      return cents === undefined
        ? ok({ amount, currency, title })
        : err({ code: 'ambiguous', readings: [amount + cents, amount] });
    }
    if (refused.code !== 'not-a-number') return err(refused);
  }
  return err(refused);
}

function readCandidate(
  words: readonly string[],
  { start, end }: { start: number; end: number },
  { locale, currency: own }: Context,
): Result<Candidate, AmountError> {
  const text = words.slice(start, end).join(' ');
  if (!/\p{Nd}/u.test(text)) return err({ code: 'not-a-number', at: 0 });
  const mine = parseAmount(text, { locale, currency: own });
  const other = mine.ok || mine.error.code !== 'other-currency' ? undefined : currencyIn(text);
  const currency = other ?? own;
  const read = other === undefined ? mine : parseAmount(text, { locale, currency });
  if (!read.ok) return read;
  const title = [...words.slice(0, start), ...words.slice(end)].join(' ');
  const plain = toPlainText(text);
  const hasCurrency = /[^\d\s.,_+\-*/:x()]/i.test(plain);
  const rank = (hasCurrency ? 100 : 0) + (/[.,+*/]/.test(plain) ? 50 : 0) + (end - start);
  return ok({ amount: read.value, currency, title, rank, next: words[end] });
}

/** Minor units in the next word, as in `19 24 tickets`, which may mean 19.24 or 19. */
function looseCents({ next = '', amount, currency }: Candidate): number | undefined {
  const decimals = currencyExponent(currency);
  const isWhole = amount % 10 ** decimals === 0;
  return decimals > 0 && isWhole && new RegExp(`^\\d{${decimals}}$`).test(toPlainText(next))
    ? Number(toPlainText(next))
    : undefined;
}

/** A code in capitals, as `pen` and `try` are words too, or a sign that only one currency has. */
function currencyIn(text: string): string | undefined {
  const plain = toPlainText(text);
  const code = /(?:^|[^A-Za-z])([A-Z]{3})(?:$|[^A-Za-z])/.exec(plain)?.[1];
  if (code !== undefined && isCurrency(code)) return code;
  const sign = /\p{Sc}/u.exec(plain)?.[0];
  return sign === undefined ? undefined : SIGNS[sign];
}

/** Signs of one currency alone; a dollar or yen sign may be any of several. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₴': 'UAH',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₺': 'TRY',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  '₸': 'KZT',
  '₾': 'GEL',
};

/** Reasons that say more than that there is no number. */
function isTelling({ code }: AmountError): boolean {
  const telling = ['ambiguous', 'too-many-decimals', 'too-large', 'other-currency'];
  return telling.includes(code);
}

/** With a space between digits and the letters of scripts that are written without. */
function spaced(line: string): string {
  return line
    .replaceAll(/([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[\p{Nd}$¥￥€₩])/gu, '$1 ')
    .replaceAll(
      /(\p{Nd}(?:[円元块원])?)(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?![円元块원])/gu,
      '$1 ',
    )
    .replaceAll(/\s+/g, ' ');
}
