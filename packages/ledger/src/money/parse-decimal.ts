import { err, ok, type Result } from '@quits/errors';
import type { Decimal } from './decimal-text.ts';
import type { AmountError } from './amount-error.ts';
import { readDecimal, writeDecimal } from './decimal.ts';
import { numberMarks } from './separators.ts';
import { toPlainText } from './plain-text.ts';
import { readNumber } from './read-number.ts';

/** Options for parsing a weight, percentage or rate. */
export interface ParseDecimalOptions {
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** Maximum number of decimals. @default 8 */
  readonly maxDecimals?: number;
  /** Maximum valid value, such as 100 percent; a reading beyond it is discarded. */
  readonly most?: number;
}

/** Reason why a typed number is rejected. */
export type DecimalError =
  | Exclude<AmountError, { readonly code: 'ambiguous' }>
  /** Could be either of two numbers: a rate of `17,500` in English may be 17.5 or 17500. */
  | { readonly code: 'ambiguous'; readonly readings: readonly Decimal[] };

/**
 * Parses a number other than money, such as a weight, a percentage or a rate, to a decimal string.
 * Always accepts the language's decimal mark; accepts its grouping mark, or another language's
 * decimal mark, only if the number is unambiguous.
 */
export function parseDecimal(
  text: string,
  { locale, maxDecimals = 8, most = Number.POSITIVE_INFINITY }: ParseDecimalOptions,
): Result<Decimal, DecimalError> {
  const plain = toPlainText(text).replace(/\s*%$/, '').replace(/^%\s*/, '');
  if (plain === '') return err({ code: 'empty' });
  if (plain.startsWith('-')) return err({ code: 'negative' });
  const value = readNumber(plain, { marks: numberMarks(locale), decimals: maxDecimals });
  if (value.ok) return ok(writeDecimal(value.value));
  if (value.error.code !== 'two-readings') return err(value.error);
  const { decimal, grouping } = value.error.readings;
  const readings = [decimal, grouping].map(writeDecimal).filter((one) => Number(one) <= most);
  const [first, second] = readings;
  return first !== undefined && second === undefined
    ? ok(first)
    : err({ code: 'ambiguous', readings });
}

/**
 * Writes a decimal string with a language's marks and digits, without passing through a float, and
 * never grouped: {@link parseDecimal} reads it back as the same number.
 */
export function formatDecimal(decimal: Decimal, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false });
  // The formatter would misread an unusual string, such as scientific notation, so pass a plain
  // one.
  const exact = readDecimal(decimal);
  const plain = exact === undefined ? decimal : writeDecimal(exact);
  return format.format(plain as Intl.StringNumericLiteral);
}
