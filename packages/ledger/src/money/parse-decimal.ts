import { err, ok, type Result } from '@quits/errors';
import type { Decimal } from '../model/expense.ts';
import type { AmountError } from './amount-error.ts';
import { writeDecimal } from './decimal.ts';
import { numberMarks } from './number-marks.ts';
import { toPlainText } from './plain-text.ts';
import { readNumber } from './read-number.ts';

/** How to read a typed weight, percentage or rate. */
export interface ParseDecimalOptions {
  /** BCP 47 tag of the person's language. */
  readonly locale: string;
  /** @default 8 */
  readonly maxDecimals?: number;
}

/**
 * Reads a number that is no money, such as a weight, a percentage or a rate, to a decimal string.
 * These are hardly ever grouped, so a single point or comma is the decimal mark in every language.
 */
export function parseDecimal(
  text: string,
  { locale, maxDecimals = 8 }: ParseDecimalOptions,
): Result<Decimal, AmountError> {
  const plain = toPlainText(text).replace(/\s*%$/, '').replace(/^%\s*/, '');
  if (plain === '') return err({ code: 'empty' });
  if (plain.startsWith('-')) return err({ code: 'negative' });
  const marks = plain.match(/[.,]/g) ?? [];
  const only = marks.length === 1 ? plain.replace(',', '.') : plain;
  const decimal = marks.length === 1 ? '.' : numberMarks(locale).decimal;
  const value = readNumber(only, { decimal, decimals: maxDecimals });
  return value.ok ? ok(writeDecimal(value.value)) : value;
}

/** Writes a decimal string with a language's marks and digits, without passing through a float. */
export function formatDecimal(decimal: Decimal, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  return format.format(decimal as Intl.StringNumericLiteral);
}
