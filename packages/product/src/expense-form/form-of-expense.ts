import { formatDecimal } from '@quits/ledger';
import type { NewExpense } from '../expense/new-expense.ts';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { typedAmount } from './typed-amount.ts';

/** Options of {@link formOfExpense}. */
export interface FormOfExpenseOptions {
  readonly expenseId: string;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** All people in the form. */
  readonly people: readonly { readonly id: string; readonly defaultWeight: number }[];
}

/** A form that shows an expense as it was typed. */
export function formOfExpense(expense: NewExpense, options: FormOfExpenseOptions): ExpenseForm {
  const { expenseId, locale, people } = options;
  const { payers, shares, currency } = expense;
  const [payerId = ''] = Object.keys(payers);
  const [receiverId] = Object.keys(shares);
  const write = (minor: number, code = currency) => typedAmount(minor, code, locale);
  const writeAll = (amounts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(amounts).map(([id, minor]) => [id, write(minor)]));
  const base: ExpenseForm = {
    ...emptyForm({ expenseId, date: expense.date, currency, payerId, people }),
    kind: expense.kind,
    amountText: write(expense.amount),
    conversion: conversionForm(expense, locale),
    title: expense.title,
    category: expense.category,
    categoryIs: 'chosen',
    notes: expense.notes ?? '',
    receipts: expense.receipts ?? [],
    paidBy:
      Object.keys(payers).length === 1
        ? { kind: 'one', personId: payerId }
        : { kind: 'several', texts: writeAll(payers) },
    participants: Object.keys(shares),
    ...(expense.kind === 'payment' && receiverId !== undefined ? { receiverId } : {}),
  };
  return { ...base, ...splitForm(base, expense.split, { locale, write, writeAll }) };
}

function conversionForm(expense: NewExpense, locale: string): ExpenseForm['conversion'] {
  const { groupAmount, groupCurrency, rate, rateSource, rateDate } = expense;
  if (groupAmount === undefined || groupCurrency === undefined || rate === undefined) {
    return { typed: 'rate', text: '' };
  }
  if (rateSource === 'amount') {
    return { typed: 'amount', text: typedAmount(groupAmount, groupCurrency, locale) };
  }
  return {
    typed: 'rate',
    text: formatDecimal(rate, locale),
    ...(rateSource === 'last' || rateSource === 'day' ? { takenFrom: rateDate } : {}),
    ...(rateSource === 'day' ? { source: '' } : {}),
  };
}

interface Writers {
  readonly locale: string;
  readonly write: (minor: number) => string;
  readonly writeAll: (amounts: Readonly<Record<string, number>>) => Record<string, string>;
}

function splitForm(
  base: ExpenseForm,
  split: NewExpense['split'],
  { locale, write, writeAll }: Writers,
): Partial<ExpenseForm> {
  const optional = (minor: number | undefined) => (minor === undefined ? '' : write(minor));
  switch (split.mode) {
    case 'equal':
      return { mode: 'equal', participants: split.inputs };
    case 'weights': {
      const weights = Object.entries(split.inputs).map(([id, weight]) => [id, Number(weight)]);
      return {
        mode: 'weights',
        participants: Object.keys(split.inputs),
        weights: { ...base.weights, ...Object.fromEntries(weights) },
      };
    }
    case 'percent': {
      const percent = Object.entries(split.inputs).map(([id, one]) => [
        id,
        formatDecimal(one, locale),
      ]);
      return {
        mode: 'percent',
        participants: Object.keys(split.inputs),
        texts: { ...base.texts, percent: Object.fromEntries(percent) },
      };
    }
    case 'exact':
    case 'adjustment':
      return {
        mode: split.mode,
        participants: Object.keys(split.inputs),
        texts: { ...base.texts, [split.mode]: writeAll(split.inputs) },
      };
    case 'items': {
      const { lines, tax, tip, discount } = split.inputs;
      return {
        mode: 'items',
        items: {
          lines: lines.map(({ title = '', amount, people }, index) => ({
            id: String(index),
            title,
            amountText: write(amount),
            people,
          })),
          taxText: optional(tax),
          tipText: optional(tip),
          discountText: optional(discount),
        },
      };
    }
  }
}
