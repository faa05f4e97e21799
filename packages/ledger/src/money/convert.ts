import { err, ok, type Result } from '@quits/errors';
import type { Decimal } from './decimal-text.ts';
import { currencyExponent } from './currency.ts';
import { divideRounded, readDecimal, type ScaledDecimal, writeDecimal } from './decimal.ts';
import { MAX_AMOUNT } from './limits.ts';

/**
 * Reason why a conversion fails: the rate isn't above 0 with up to 8 decimals, or the result
 * exceeds 10^12.
 */
export type ConvertError = { readonly code: 'bad-rate' | 'too-large' };

/** Two currencies and the exchange rate: units of `to` per unit of `from`. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly rate: Decimal;
}

/** Decimals of a rate. */
const RATE_SCALE = 8;

function readRate(rate: Decimal): ScaledDecimal | undefined {
  const value = readDecimal(rate);
  return value === undefined || value.digits <= 0n || value.scale > RATE_SCALE ? undefined : value;
}

function checked(minor: bigint): Result<number, ConvertError> {
  return minor > MAX_AMOUNT ? err({ code: 'too-large' }) : ok(Number(minor));
}

/** Converts minor units of one currency to another, exact except for one rounding, half up. */
export function convert(minor: number, conversion: Conversion): Result<number, ConvertError> {
  const rate = readRate(conversion.rate);
  if (rate === undefined) return err({ code: 'bad-rate' });
  const above = BigInt(minor) * rate.digits * power(currencyExponent(conversion.to));
  return checked(divideRounded(above, power(rate.scale + currencyExponent(conversion.from))));
}

/** Converts in the opposite direction: returns the amount in `from` for one in `to`. */
export function convertInverse(
  minor: number,
  conversion: Conversion,
): Result<number, ConvertError> {
  const rate = readRate(conversion.rate);
  if (rate === undefined) return err({ code: 'bad-rate' });
  const above = BigInt(minor) * power(rate.scale + currencyExponent(conversion.from));
  return checked(divideRounded(above, rate.digits * power(currencyExponent(conversion.to))));
}

/** The rate that two typed amounts imply, to 8 decimals; fails when it rounds to 0. */
export function impliedRate(
  amounts: { readonly from: number; readonly to: number },
  currencies: { readonly from: string; readonly to: string },
): Result<Decimal, ConvertError> {
  if (amounts.from <= 0) return err({ code: 'bad-rate' });
  const above = BigInt(amounts.to) * power(RATE_SCALE + currencyExponent(currencies.from));
  const below = BigInt(amounts.from) * power(currencyExponent(currencies.to));
  const digits = divideRounded(above, below);
  return digits > 0n ? ok(writeDecimal({ digits, scale: RATE_SCALE })) : err({ code: 'bad-rate' });
}

/** The rate of the opposite direction, to 8 decimals; fails when it rounds to 0. */
export function invertRate(rate: Decimal): Result<Decimal, ConvertError> {
  const value = readRate(rate);
  if (value === undefined) return err({ code: 'bad-rate' });
  const digits = divideRounded(power(RATE_SCALE + value.scale), value.digits);
  return digits > 0n ? ok(writeDecimal({ digits, scale: RATE_SCALE })) : err({ code: 'bad-rate' });
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
