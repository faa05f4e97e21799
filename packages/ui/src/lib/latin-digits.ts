/**
 * First digits of scripts that phones type and NFKC doesn't convert: Arabic, Persian and Urdu,
 * Devanagari.
 */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66];

/** The text with digits of other scripts, full-width ones included, as 0 to 9. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
}
