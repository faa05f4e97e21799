import { FORMULA } from '../export/formula.ts';
import { currencyExponent } from '../money/currency.ts';
import { divideRounded, readDecimal } from '../money/decimal.ts';
import { readNumber } from '../money/read-number.ts';

/** Removes the apostrophe that exports put before text that looks like a formula. */
export function plainCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** An amount in minor units, and whether it had to be rounded. */
export interface CellAmount {
  readonly minor: number;
  readonly rounded: boolean;
}

/** Reads an amount as files write it, `-1234.5`; undefined when it is none. */
export function readCellAmount(text: string, currency: string): CellAmount | undefined {
  const trimmed = text.trim();
  const plain = readPlain(trimmed, currencyExponent(currency));
  if (plain !== undefined) return { minor: plain, rounded: false };
  const sign = trimmed.startsWith('-') ? -1n : 1n;
  const bare = trimmed.replace(/^[-+]/, '').trim();
  const exponent = currencyExponent(currency);
  const value = readDecimal(bare) ?? readLoose(bare, exponent);
  if (value === undefined) return undefined;
  const scaled = value.digits * 10n ** BigInt(exponent);
  const unit = 10n ** BigInt(value.scale);
  const minor = Number(sign * divideRounded(scaled, unit));
  // Avoid negative zero, which equality checks distinguish from zero.
  return { minor: minor === 0 ? 0 : minor, rounded: scaled % unit !== 0n };
}

/** Fast path without bigints: few digits, at most as many decimals as the currency has. */
function readPlain(text: string, exponent: number): number | undefined {
  const match = /^(-?)(\d{1,11})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > exponent) return undefined;
  const minor = Number(whole + fraction.padEnd(exponent, '0'));
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Reads an amount with grouping or a decimal comma, as saved by a spreadsheet. */
function readLoose(text: string, exponent: number): ReturnType<typeof readDecimal> {
  const value = readNumber(text, {
    marks: { decimal: '.', group: ',' },
    decimals: exponent,
    reading: 'grouping',
  });
  return value.ok ? value.value : undefined;
}

/** Cuts a text to a number of characters (code points). */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // A character has at most two code units, so the rest of a long text needn't be read.
  const characters = Array.from(text.slice(0, 2 * length + 1));
  return characters.length <= length ? text : characters.slice(0, length).join('');
}
