/** A decimal number as an integer and a power of ten: `digits / 10^scale`. */
export interface ScaledDecimal {
  readonly digits: bigint;
  readonly scale: number;
}

const SHAPE = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/** Reads a decimal string such as `'1.50'` exactly; undefined if it is invalid. */
export function readDecimal(text: string): ScaledDecimal | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { digits: BigInt(sign + whole + fraction), scale: fraction.length };
}

/** Writes `digits / 10^scale` as the shortest decimal string. */
export function writeDecimal({ digits, scale }: ScaledDecimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
}

/** Converts decimals to a common scale, so that their digits can be added and compared. */
export function alignDecimals(values: readonly ScaledDecimal[]): {
  digits: bigint[];
  scale: number;
} {
  const scale = values.reduce((most, value) => Math.max(most, value.scale), 0);
  return { digits: values.map((v) => v.digits * 10n ** BigInt(scale - v.scale)), scale };
}

/** Divides to the nearest integer, halves away from zero. `divisor` is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const doubled = dividend * 2n;
  return dividend < 0n
    ? (doubled - divisor) / (divisor * 2n)
    : (doubled + divisor) / (divisor * 2n);
}
