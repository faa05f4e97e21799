const formats = new Map<string, Intl.NumberFormat>();

/** Returns the parts of an amount in minor units, as an app passes them to the kit. */
export function euros(minor: number, sign: 'auto' | 'exceptZero' | 'never' = 'auto') {
  const format =
    formats.get(sign) ??
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', signDisplay: sign });
  formats.set(sign, format);
  return format.formatToParts(minor / 100);
}
