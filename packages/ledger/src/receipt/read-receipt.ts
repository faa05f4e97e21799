import { currencyExponent } from '../money/currency.ts';
import { checkSums } from './check-sums.ts';
import { collectParts } from './collect-parts.ts';
import { findMerchant } from './find-merchant.ts';
import { findReceiptCurrency } from './find-receipt-currency.ts';
import { findReceiptDate } from './find-receipt-date.ts';
import type { StatedAmount } from './receipt-parts.ts';
import type {
  ReadReceipt,
  ReadReceiptOptions,
  ReceiptField,
  ReceiptWord,
} from './receipt-types.ts';
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
    items: sums.items,
    ...amountField('tax', sums.tax),
    ...amountField('tip', sums.tip),
    ...amountField('discount', sums.discount),
    ...amountField('total', sums.total),
    addsUp: sums.addsUp,
  };
}

function amountField<K extends string>(
  name: K,
  stated: StatedAmount | undefined,
): Partial<Record<K, ReceiptField<number>>> {
  if (stated === undefined) return {};
  const { amount: value, isDoubtful } = stated;
  const field: Partial<Record<K, ReceiptField<number>>> = {};
  field[name] = { value, isDoubtful };
  return field;
}
