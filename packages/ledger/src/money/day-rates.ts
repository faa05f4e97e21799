import type { Decimal } from './decimal-text.ts';
import { divideRounded, readDecimal, writeDecimal } from './decimal.ts';

/** Exchange rates of one day, as a source such as the European Central Bank publishes them. */
export interface DayRates {
  /** ISO 4217 code of the currency that the rates are for one unit of. */
  readonly base: string;
  /** Units of each currency per unit of the base, by ISO 4217 code. */
  readonly rates: Readonly<Record<string, Decimal>>;
}

/** Significant digits of a computed rate; published rates have five or six. */
const SIGNIFICANT = 7;

/** Most decimals of a rate. */
const SCALE = 8;

/**
 * Returns the units of `to` per unit of `from` by the rates of a day, to seven significant digits
 * and at most eight decimals; undefined if either currency has no rate, or if it rounds to 0.
 */
export function crossRate(
  { base, rates }: DayRates,
  { from, to }: { readonly from: string; readonly to: string },
): Decimal | undefined {
  if (from === to) return undefined;
  const rateOf = (code: string) => {
    if (code === base) return readDecimal('1');
    return readDecimal(Object.hasOwn(rates, code) ? (rates[code] ?? '') : '');
  };
  const [below, above] = [rateOf(from), rateOf(to)];
  if (below === undefined || above === undefined) return undefined;
  if (below.digits <= 0n || above.digits <= 0n) return undefined;
  const precise = divideRounded(
    above.digits * power(below.scale + SCALE),
    below.digits * power(above.scale),
  );
  const spare = Math.min(SCALE, Math.max(0, String(precise).length - SIGNIFICANT));
  const digits = divideRounded(precise, power(spare));
  return digits > 0n ? writeDecimal({ digits, scale: SCALE - spare }) : undefined;
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
