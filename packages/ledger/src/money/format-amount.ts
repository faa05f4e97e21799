import { currencyExponent } from './currency.ts';
import { writeDecimal } from './decimal.ts';

/** Options for formatting an amount. */
export interface FormatAmountOptions {
  /** BCP 47 tag of the reader's language. */
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /**
   * When to show the sign: always for changes of a balance, never if words state the direction.
   * @default 'auto'
   */
  readonly sign?: 'auto' | 'always' | 'exceptZero' | 'never';
  /** How the currency is shown. @default 'narrowSymbol' */
  readonly display?: 'narrowSymbol' | 'symbol' | 'code' | 'none';
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats minor units as money in any language, exactly at any size. If a language omits a
 * currency's decimals, as with forints, they are shown only if they are not 0.
 */
export function formatAmount(minor: number | bigint, options: FormatAmountOptions): string {
  return formatOf(options).format(amountText(minor, options.currency));
}

/** Formats an amount into parts, so that the sign or the decimals can be styled. */
export function formatAmountToParts(
  minor: number | bigint,
  options: FormatAmountOptions,
): Intl.NumberFormatPart[] {
  return formatOf(options).formatToParts(amountText(minor, options.currency));
}

/** Minor units as a plain decimal, `1234` EUR as `'12.34'`, with all of the currency's decimals. */
export function toDecimal(minor: number | bigint, currency: string): string {
  const exponent = currencyExponent(currency);
  const shortest = writeDecimal({ digits: BigInt(minor), scale: exponent });
  if (exponent === 0) return shortest;
  const [whole = '', fraction = ''] = shortest.split('.');
  return `${whole}.${fraction.padEnd(exponent, '0')}`;
}

/** A decimal string is formatted without passing through a float. */
function amountText(minor: number | bigint, currency: string): Intl.StringNumericLiteral {
  return toDecimal(minor, currency) as Intl.StringNumericLiteral;
}

function formatOf(options: FormatAmountOptions): Intl.NumberFormat {
  const { locale, currency, sign = 'auto', display = 'narrowSymbol' } = options;
  const key = `${locale} ${currency} ${sign} ${display}`;
  const cached = formats.get(key);
  if (cached !== undefined) return cached;
  const exponent = currencyExponent(currency);
  const common = {
    signDisplay: sign,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: writtenDecimals(currency) < exponent ? 'stripIfInteger' : 'auto',
  } as const;
  const format = new Intl.NumberFormat(
    locale,
    display === 'none'
      ? common
      : { ...common, style: 'currency', currency, currencyDisplay: display },
  );
  formats.set(key, format);
  return format;
}

/** Returns the number of decimals that the runtime shows by default. */
function writtenDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
