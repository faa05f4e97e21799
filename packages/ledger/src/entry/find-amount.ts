import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from '../money/amount-error.ts';
import { currencyExponent, isCurrentCurrency } from '../money/currency.ts';
import { parseAmount } from '../money/parse-amount.ts';
import { toPlainText } from '../money/plain-text.ts';
import type { Reading } from '../money/read-number.ts';
import { currencyBeside } from './currency-beside.ts';
import { ACRONYMS, everydayWords } from './everyday-words.ts';

/** An amount found in a line, and the words beside it. */
export interface FoundAmount {
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
}

/** Why no amount is found; what is ambiguous names the currency of its readings. */
export type EntryLineError =
  | Exclude<AmountError, { readonly code: 'ambiguous' }>
  | {
      readonly code: 'ambiguous';
      readonly readings: readonly number[];
      readonly currency: string;
    };

interface Candidate extends FoundAmount, Place {
  /** What of its words is no currency. */
  readonly figures: string;
  readonly named: boolean;
  /** Marks of money: a currency, then decimals or a sum; of equal ones the larger amount wins. */
  readonly rank: number;
}

/** How a line is read. */
export interface FindAmountOptions {
  readonly locale: string;
  readonly currency: string;
  /** What is meant where two things could be. */
  readonly reading?: Reading | undefined;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The most words that one amount can be, as in `EUR 1 234 567,80`. */
const MOST_WORDS = 6;

/**
 * Finds the amount at the beginning or the end of a line, or failing that within it. Where two
 * numbers could be it, as in `2 pizzas 30`, the one with a currency or decimals is, then the larger
 * one. A currency that is named is never left in the title: it is read, or the line is refused.
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
    // Which other word it may be is known by now.
    return err(read.error.code === 'other-currency' ? { code: 'not-a-number', at: 0 } : read.error);
  }
  const title = [...words.slice(0, start), ...words.slice(end)].join(' ');
  const plain = toPlainText(text);
  const hasCurrency = named !== undefined || /[^\d\s.,_+\-*/x()]/i.test(plain);
  const rank = (hasCurrency ? 100 : 0) + (/[.,+*/]/.test(plain) ? 50 : 0) + (end - start);
  return ok({ amount: read.value, currency, title, rank, figures, named: hasCurrency, ...place });
}

/** With the cents in the next word where they are meant; `19 24 tickets` may mean 19.24 or 19. */
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

/** A code in capitals that begins or ends the line, as in `USD taxi 12`; a line in capitals has none. */
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

/** Reasons that say more than that there is no number. */
function isTelling({ code }: EntryLineError): boolean {
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
