import { isDate } from '../date/calendar-date.ts';
import { cutText } from '../import/cells.ts';
import { stableId } from '../import/stable-id.ts';
import { currencyExponent, isCurrency } from '../money/currency.ts';
import { MAX_AMOUNT } from '../money/limits.ts';
import {
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementFormat,
  type StatementLine,
} from './statement-types.ts';

/** A line as a format states it. */
export interface RawLine {
  /** Number of the account, if the file names it. */
  readonly account: string;
  /** The bank's own reference; empty if it gives none. */
  readonly reference: string;
  readonly date: string | undefined;
  /** Decimal number with a point, such as `-12.50`. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly party: string;
  readonly text: string;
}

const LONGEST_TEXT = 300;

/** Checks lines and gives them their ids; `undefined` if there are too many. */
export function toStatement(
  format: StatementFormat,
  raw: readonly RawLine[],
): Statement | undefined {
  if (raw.length > MAX_STATEMENT_LINES) return undefined;
  const lines: StatementLine[] = [];
  const seen = new Map<string, number>();
  for (const one of raw) {
    const { date, currency, account, reference } = one;
    const amount = minorUnits(one.amount, currency);
    if (date === undefined || !isDate(date) || amount === undefined || amount === 0) continue;
    const [party, text] = [plainText(one.party), plainText(one.text)];
    const content = [
      account,
      date,
      amount,
      currency,
      reference,
      reference === '' ? party : '',
      reference === '' ? text : '',
    ];
    const key = JSON.stringify(content);
    // Two equal purchases on one day are two lines, in every file.
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    lines.push({ id: stableId(`${key} ${count}`), date, amount, currency, party, text });
  }
  return { format, lines, unreadable: raw.length - lines.length };
}

function minorUnits(decimal: string | undefined, currency: string): number | undefined {
  if (decimal === undefined || !isCurrency(currency)) return undefined;
  const match = /^([-+]?)(\d{1,15})(?:\.(\d*))?$/u.exec(decimal.trim());
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const exponent = currencyExponent(currency);
  // Some banks write more decimals than the currency has.
  if (/[1-9]/u.test(fraction.slice(exponent))) return undefined;
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (minor > MAX_AMOUNT) return undefined;
  return sign === '-' ? -minor : minor;
}

/** Removes control characters, halves of characters, and repeated spaces. */
function plainText(text: string): string {
  const start = text.slice(0, 8 * LONGEST_TEXT);
  return cutText(start.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim(), LONGEST_TEXT);
}
