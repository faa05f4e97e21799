import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from '../money/amount-error.ts';
import { currencyExponent, isCurrentCurrency } from '../money/currency.ts';
import { parseAmount } from '../money/parse-amount.ts';
import { toPlainText } from '../money/plain-text.ts';
import type { Reading } from '../money/read-number.ts';
import { currencyBeside } from './currency-beside.ts';
import { ACRONYMS, everydayWords } from './everyday-words.ts';

/** An amount found in a line, and the remaining words. */
export interface FoundAmount {
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
}

/** Reason why no amount was found; an ambiguous one includes the currency of its readings. */
export type EntryLineError =
  | Exclude<AmountError, { readonly code: 'ambiguous' }>
  | {
      readonly code: 'ambiguous';
      readonly readings: readonly number[];
      readonly currency: string;
    };

interface Candidate extends FoundAmount, Place {
  /** Its text without the currency. */
  readonly figures: string;
  readonly named: boolean;
  /** Score for being money: a currency, then decimals or a sum; the larger amount wins a tie. */
  readonly rank: number;
}

/** Options for reading a line. */
export interface FindAmountOptions {
  readonly locale: string;
  readonly currency: string;
  /** Chosen reading of an ambiguous number. */
  readonly reading?: Reading | undefined;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Maximum number of words in one amount, as in `EUR 1 234 567,80`. */
const MOST_WORDS = 6;

/**
 * Finds the amount at the start or end of a line, or else within it. Of two numbers, as in `2
 * pizzas 30`, the one with a currency or decimals wins, then the larger one. A currency never stays
 * in the title: it is read, or the line is rejected.
 */
export function findAmount(
  line: string,
  options: FindAmountOptions,
): Result<FoundAmount, EntryLineError> {
  const words = spaced(line).split(' ').filter(Boolean);
  const places = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (_unused, i) => ({
      start,
      end: start + i + 1,
    })),
  );
  const atEdge = places.filter(({ start, end }) => start === 0 || end === words.length);
  let refused: EntryLineError = { code: 'not-a-number', at: 0 };
  for (const group of [atEdge, places]) {
    const candidates: Candidate[] = [];
    const unclear: (Place & { readonly error: EntryLineError })[] = [];
    for (const place of group) {
      const read = readCandidate(words, place, options);
      if (read.ok) candidates.push(read.value);
      else if (isTelling(read.error)) refused = read.error;
      if (!read.ok && read.error.code === 'other-currency') {
        unclear.push({ ...place, error: read.error });
      }
    }
    const best = candidates.sort((a, b) => b.rank - a.rank || b.amount - a.amount)[0];
    if (best !== undefined) {
      const around = unclear.find(({ start, end }) => start <= best.start && end >= best.end);
      if (around !== undefined && !best.named) return err(around.error);
      return withLooseCents(withCodeAtEdge(best, line, options), words[best.end], options);
    }
    if (refused.code !== 'not-a-number') return err(refused);
  }
  return err(refused);
}

function readCandidate(
  words: readonly string[],
  place: Place,
  { locale, currency: own, reading }: FindAmountOptions,
): Result<Candidate, EntryLineError> {
  const { start, end } = place;
  const text = words.slice(start, end).join(' ');
  if (!/\p{Nd}/u.test(text)) return err({ code: 'not-a-number', at: 0 });
  const mine = parseAmount(text, { locale, currency: own, reading });
  const beside =
    mine.ok || mine.error.code === 'ambiguous' ? undefined : currencyBeside(text, locale);
  if (beside?.kind === 'unclear') return err({ code: 'other-currency', found: beside.word });
  const named = beside?.kind === 'code' ? beside : undefined;
  const currency = named?.code ?? own;
  const figures = named?.figures ?? text;
  const read = named === undefined ? mine : parseAmount(figures, { locale, currency, reading });
  if (!read.ok) {
    if (read.error.code === 'ambiguous') return err({ ...read.error, currency });
    // The currency has been read already, so another one can't be the reason.
    return err(read.error.code === 'other-currency' ? { code: 'not-a-number', at: 0 } : read.error);
  }
  const title = [...words.slice(0, start), ...words.slice(end)].join(' ');
  const plain = toPlainText(text);
  const hasCurrency = named !== undefined || /[^\d\s.,_+\-*/x()]/i.test(plain);
  const rank = (hasCurrency ? 100 : 0) + (/[.,+*/]/.test(plain) ? 50 : 0) + (end - start);
  return ok({ amount: read.value, currency, title, rank, figures, named: hasCurrency, ...place });
}

/**
 * Adds cents from the next word; `19 24 tickets` may mean 19.24 or 19, so it is ambiguous without a
 * reading.
 */
function withLooseCents(
  found: Candidate,
  next = '',
  { reading }: FindAmountOptions,
): Result<FoundAmount, EntryLineError> {
  const { amount, currency, title } = found;
  const decimals = currencyExponent(currency);
  const isWhole = amount % 10 ** decimals === 0;
  const cents = toPlainText(next);
  const isLoose = decimals > 0 && isWhole && new RegExp(`^\\d{${decimals}}$`).test(cents);
  if (!isLoose || reading === 'grouping') return ok({ amount, currency, title });
  const sum = amount + Number(cents);
  if (reading === undefined) return err({ code: 'ambiguous', readings: [sum, amount], currency });
  return ok({ amount: sum, currency, title: title.replace(next, '').replaceAll('  ', ' ').trim() });
}

/**
 * Reads a code in capitals at the start or end of the line, as in `USD taxi 12`; a line all in
 * capitals has none.
 */
function withCodeAtEdge(
  found: Candidate,
  line: string,
  { locale, reading }: FindAmountOptions,
): Candidate {
  if (found.named || !/\p{Ll}/u.test(line)) return found;
  const words = found.title.split(' ');
  for (const at of [0, words.length - 1]) {
    const code = words[at] ?? '';
    if (!isCurrentCurrency(code) || ACRONYMS.has(code)) continue;
    if (everydayWords(locale).has(code.toLowerCase())) continue;
    const read = parseAmount(found.figures, { locale, currency: code, reading });
    if (!read.ok) continue;
    const title = words.filter((_, index) => index !== at).join(' ');
    return { ...found, amount: read.value, currency: code, title };
  }
  return found;
}

/** Returns whether an error says more than that there is no number. */
function isTelling({ code }: EntryLineError): boolean {
  const telling = ['ambiguous', 'too-many-decimals', 'too-large', 'other-currency'];
  return telling.includes(code);
}

/** Inserts a space between digits and the letters of scripts without spaces. */
function spaced(line: string): string {
  return line
    .replaceAll(/([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[\p{Nd}$¥￥€₩])/gu, '$1 ')
    .replaceAll(
      /(\p{Nd}(?:[円元块원])?)(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?![円元块원])/gu,
      '$1 ',
    )
    .replaceAll(/\s+/g, ' ');
}
