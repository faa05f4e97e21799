import { findLabel } from './find-label.ts';
import type { ReceiptField } from './receipt-types.ts';
import type { ReceiptRow } from './rows-of-words.ts';

const CONTACT =
  /www\.|https?:|@|tel\b|tel[.:]|fax|\b\d{5}\b|\d{4,}|straße|strasse|\bstr\.|\brue\b|street|\bvia\b|calle|вул\./iu;
const LONGEST = 60;

/** Returns the name of the shop: the largest of the first rows that isn't an address. */
export function findMerchant(rows: readonly ReceiptRow[]): ReceiptField<string> | undefined {
  const names = rows.slice(0, 5).filter(({ text }) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters >= 3 && letters * 2 >= text.length && !CONTACT.test(text) && !findLabel(text);
  });
  const [first] = names;
  if (first === undefined) return undefined;
  const largest = names.reduce((a, b) => (b.height > a.height * 1.25 ? b : a), first);
  const value = largest.text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!)]+$/gu, '')
    .slice(0, LONGEST);
  return { value, isDoubtful: largest.confidence < 75 };
}
