import { addDays } from '../date/calendar-date.ts';
import { currencyExponent } from '../money/currency.ts';
import { checkSums } from './check-sums.ts';
import { fieldsOfSums } from './fields-of-sums.ts';
import type { ReceiptAnswer } from './receipt-answer.ts';
import type { ReceiptParts, StatedAmount } from './receipt-parts.ts';
import type { ReadReceipt, ReadReceiptOptions } from './receipt-types.ts';

/**
 * Reads a receipt from what a language model stated about it: the items are compared with the total like those of
 * {@link readReceipt}, and what doesn't fit is marked. Undefined if an amount isn't one of the currency.
 */
export function readReceiptAnswer(
  answer: ReceiptAnswer,
  { currency: assumed, today }: ReadReceiptOptions,
): ReadReceipt | undefined {
  const currency = answer.currency ?? assumed;
  const decimals = currencyExponent(currency);
  const stated = (text: string | null): StatedAmount[] | undefined => {
    if (text === null) return [];
    const amount = minorUnits(text, decimals);
    return amount === undefined ? undefined : [{ amount, isDoubtful: false }];
  };
  const [tax, tip, discount, total] = [answer.tax, answer.tip, answer.discount, answer.total].map(
    stated,
  );
  const lines = answer.items.map(({ name, quantity, amount }) => ({
    name,
    amount: minorUnits(amount, decimals),
    quantity: quantity ?? undefined,
  }));
  if (tax === undefined || tip === undefined || discount === undefined || total === undefined)
    return undefined;
  const parts: ReceiptParts = {
    items: [],
    labeled: { total, subtotal: [], tax, tip, discount, payment: [] },
  };
  for (const { name, amount, quantity } of lines) {
    if (amount === undefined) return undefined;
    if (amount < 0) discount.push({ amount: -amount, isDoubtful: false });
    // What costs nothing isn't shared.
    if (amount > 0)
      parts.items.push({
        name,
        amount,
        isDoubtful: false,
        ...(quantity === undefined ? {} : { quantity }),
      });
  }
  const { merchant, date } = answer;
  const isLikely =
    date !== null && date >= '2000-01-01' && (today === undefined || date <= addDays(today, 1));
  return {
    ...(merchant === null ? {} : { merchant: { value: merchant, isDoubtful: false } }),
    ...(isLikely ? { date: { value: date, isDoubtful: false } } : {}),
    currency: { value: currency, isDoubtful: answer.currency === null },
    ...fieldsOfSums(checkSums(parts)),
  };
}

/** Converts a decimal string exactly; undefined if it has more decimals than the currency. */
function minorUnits(text: string, decimals: number): number | undefined {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = fraction.replace(/0+$/u, '');
  if (digits.length > decimals) return undefined;
  const amount = Number(whole + digits.padEnd(decimals, '0'));
  return text.startsWith('-') ? 0 - amount : amount;
}
