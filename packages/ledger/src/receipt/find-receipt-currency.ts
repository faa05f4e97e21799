import { isCurrentCurrency } from '../money/currency.ts';
import type { ReceiptField } from './receipt-types.ts';
import type { ReceiptRow } from './rows-of-words.ts';

/** Currencies of a sign, the likeliest first. */
const SIGNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/R\$/gu, ['BRL']],
  [/€/gu, ['EUR']],
  [/£/gu, ['GBP']],
  [/(?<!R)\$/gu, ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD', 'ARS', 'CLP', 'COP']],
  [/¥|円/gu, ['JPY', 'CNY']],
  [/₴|(?<!\p{L})грн/giu, ['UAH']],
  [/₺|(?<!\p{L})TL(?!\p{L})/gu, ['TRY']],
  [/₹/gu, ['INR']],
  [/(?<!\p{L})zł/giu, ['PLN']],
  [/(?<!\p{L})Kč/giu, ['CZK']],
  [/(?<!\p{L})kr(?!\p{L})/giu, ['SEK', 'NOK', 'DKK', 'ISK']],
];

/** Returns the currency that a receipt names most often. */
export function findReceiptCurrency(
  rows: readonly ReceiptRow[],
  fallback: string,
): ReceiptField<string> {
  const text = rows.map((row) => row.text).join('\n');
  const counts = new Map<string, number>();
  const count = (code: string, times: number) => counts.set(code, (counts.get(code) ?? 0) + times);
  for (const [sign, codes] of SIGNS) {
    const times = [...text.matchAll(sign)].length;
    if (times > 0) count(codes.includes(fallback) ? fallback : (codes[0] ?? fallback), times);
  }
  for (const [code] of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) {
    if (isCurrentCurrency(code) && isNearNumber(text, code)) count(code, 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return { value: most?.[0] ?? fallback, isDoubtful: false };
}

/** `ALL` and `TOP` are also words: a code stands beside a number. */
function isNearNumber(text: string, code: string): boolean {
  return new RegExp(String.raw`(?<!\p{L})${code}[ \t]?\d|\d[ \t]?${code}(?!\p{L})`, 'u').test(text);
}
