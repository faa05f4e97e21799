import { currencyExponent } from '../money/currency.ts';
import { checkSums } from './check-sums.ts';
import { collectParts } from './collect-parts.ts';
import { fieldsOfSums } from './fields-of-sums.ts';
import { findMerchant } from './find-merchant.ts';
import { findReceiptCurrency } from './find-receipt-currency.ts';
import { findReceiptDate } from './find-receipt-date.ts';
import type { ReadReceipt, ReadReceiptOptions, ReceiptWord } from './receipt-types.ts';
import { rowsOfWords } from './rows-of-words.ts';

/** More would be no receipt, and take too long. */
const MAX_WORDS = 5000;
const MAX_WORD_LENGTH = 200;

/**
 * Reads a receipt from the words that were recognized in its image. Compares items, tax, tip and discount with the
 * total, and marks what should be checked.
 */
export function readReceipt(
  words: readonly ReceiptWord[],
  options: ReadReceiptOptions,
): ReadReceipt {
  const read = words.slice(0, MAX_WORDS).filter(({ text }) => text.length <= MAX_WORD_LENGTH);
  const rows = rowsOfWords(read);
  const currency = findReceiptCurrency(rows, options.currency);
  const sums = checkSums(collectParts(rows, currencyExponent(currency.value)));
  const merchant = findMerchant(rows);
  const date = findReceiptDate(rows, options);
  return {
    ...(merchant === undefined ? {} : { merchant }),
    ...(date === undefined ? {} : { date }),
    currency,
    ...fieldsOfSums(sums),
  };
}
