import type { CheckedSums } from './check-sums.ts';
import type { StatedAmount } from './receipt-parts.ts';
import type { ReadReceipt, ReceiptField } from './receipt-types.ts';

/** Returns checked amounts as the fields of a receipt. */
export function fieldsOfSums(
  sums: CheckedSums,
): Pick<ReadReceipt, 'items' | 'tax' | 'tip' | 'discount' | 'total' | 'addsUp'> {
  return {
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
