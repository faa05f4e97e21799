import { err, ok, type Result } from '@quits/errors';
import type { AmountError } from './amount-error.ts';
import { currencyExponent } from './currency.ts';
import { stripCurrency } from './currency-signs.ts';
import { divideRounded } from './decimal.ts';
import { evaluateSum, type SumError } from './evaluate-sum.ts';
import { MAX_AMOUNT } from './limits.ts';
import { numberMarks } from './separators.ts';
import { toPlainText } from './plain-text.ts';
import type { Reading } from './read-number.ts';

/** Options for parsing an amount. */
export interface ParseAmountOptions {
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** ISO 4217 code of the field. */
  readonly currency: string;
  /** Accepts amounts below zero. @default false */
  readonly allowNegative?: boolean;
  /**
   * Chosen reading of an ambiguous mark, as in `1.234`. @default none: ambiguous numbers are
   * rejected
   */
  readonly reading?: Reading | undefined;
}

/** Maximum length of an input; limits nesting and the size of bigints. */
const MAX_LENGTH = 200;

/**
 * Parses an amount or a sum (`12+4,50*2`) in any language to minor units. Accepts either decimal
 * mark; an ambiguous input is rejected with both readings, the one with decimals first. Rounds the
 * result of a division to the minor unit.
 */
export function parseAmount(
  text: string,
  options: ParseAmountOptions,
): Result<number, AmountError> {
  const plain = toPlainText(text);
  if (plain === '') return err({ code: 'empty' });
  if (plain.length > MAX_LENGTH) return err({ code: 'not-a-number', at: MAX_LENGTH });
  const bare = stripCurrency(plain, options.currency, options.locale);
  if (!bare.ok) return bare;
  const read = readSum(bare.value, options);
  if (read.ok) return read;
  if (read.error.code !== 'two-readings') return err(read.error);
  const readings = (['decimal', 'grouping'] as const)
    .map((reading) => readSum(bare.value, { ...options, reading }))
    .flatMap((one) => (one.ok ? [one.value] : []));
  return err({ code: 'ambiguous', readings });
}

function readSum(
  text: string,
  { locale, currency, allowNegative = false, reading }: ParseAmountOptions,
): Result<number, Exclude<AmountError, { readonly code: 'ambiguous' }> | SumError> {
  const decimals = currencyExponent(currency);
  const value = evaluateSum(text, { marks: numberMarks(locale), decimals, reading });
  if (!value.ok) return value;
  const minor = divideRounded(value.value.above * 10n ** BigInt(decimals), value.value.below);
  if (minor < 0n && !allowNegative) return err({ code: 'negative' });
  if (minor > MAX_AMOUNT || minor < -MAX_AMOUNT) return err({ code: 'too-large' });
  return ok(Number(minor));
}
