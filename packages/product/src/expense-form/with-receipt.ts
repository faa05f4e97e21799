import type { ReadReceipt, ReceiptField } from '@quits/ledger/receipt';
import { LIMITS } from '../limits.ts';
import type { DoubtfulField, ExpenseForm } from './expense-form.ts';
import { typedAmount } from './typed-amount.ts';

/** Fills a form with what was read from a receipt, in its currency; keeps a description that was typed. */
export function withReceipt(form: ExpenseForm, receipt: ReadReceipt, locale: string): ExpenseForm {
  const { merchant, date, total, tax, tip, discount, items } = receipt;
  const currency = receipt.currency.value;
  const text = (field: ReceiptField<number> | undefined) =>
    field === undefined ? '' : typedAmount(field.value, currency, locale);
  const hasTitle = form.title.trim() !== '';
  const doubts: readonly (readonly [DoubtfulField, ReceiptField<unknown> | undefined])[] = [
    ['amount', total],
    ['title', hasTitle ? undefined : merchant],
    ['date', date],
    ['tax', tax],
    ['tip', tip],
    ['discount', discount],
  ];
  const filled: ExpenseForm = {
    ...form,
    currency,
    amountText: total === undefined ? form.amountText : text(total),
    title: hasTitle ? form.title : (merchant?.value ?? '').slice(0, LIMITS.text.title),
    date: date?.value ?? form.date,
    doubts: doubts.flatMap(([field, read]) => (read?.isDoubtful === true ? [field] : [])),
  };
  if (items.length === 0 || form.kind === 'payment') return filled;
  return {
    ...filled,
    mode: 'items',
    items: {
      lines: items.map(({ name, quantity, amount, isDoubtful }, index) => ({
        id: String(index),
        title: titled(name, quantity),
        amountText: typedAmount(amount, currency, locale),
        people: form.participants,
        isDoubtful,
      })),
      taxText: text(tax),
      tipText: text(tip),
      discountText: text(discount),
    },
  };
}

function titled(name: string, quantity: number | undefined): string {
  const text = quantity === undefined || quantity === 1 ? name : `${quantity} × ${name}`;
  return text.slice(0, LIMITS.text.title);
}
