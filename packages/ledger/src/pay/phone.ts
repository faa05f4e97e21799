/**
 * Returns a phone number as `+` and digits; one without a country code gets `callingCode`, such as
 * `46`. `undefined` if the text isn't a phone number.
 */
export function readPhone(text: string, callingCode?: string): string | undefined {
  const plain = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(plain)) return plain;
  if (callingCode === undefined || !/^\d{6,14}$/.test(plain)) return undefined;
  return `+${callingCode}${plain.replace(/^0/, '')}`;
}
