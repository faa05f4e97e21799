import { convert, impliedRate, isAmount, parseDecimal } from '@quits/ledger';
import type { Conversion } from '../expense/new-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import { readAmount } from './read-amounts.ts';

/** Result of reading the amount in the group's currency. */
export type ReadConversion =
  | { readonly ok: true; readonly conversion: Conversion }
  | { readonly ok: false; readonly problem: 'unreadable' | 'ambiguous' };

const UNREADABLE: ReadConversion = { ok: false, problem: 'unreadable' };

/** Reads a typed rate or a typed amount in the group's currency, and computes the other. */
export function readConversion(
  form: Pick<ExpenseForm, 'currency' | 'conversion' | 'date'>,
  amount: number,
  { groupCurrency, locale }: { readonly groupCurrency: string; readonly locale: string },
): ReadConversion {
  const { typed, text, takenFrom, source } = form.conversion;
  if (form.currency === groupCurrency || text.trim() === '') return { ok: true, conversion: {} };
  const currencies = { from: form.currency, to: groupCurrency };
  if (typed === 'amount') {
    const groupAmount = readAmount(text, { currency: groupCurrency, locale });
    if (typeof groupAmount !== 'number') {
      return { ok: false, problem: groupAmount === 'ambiguous' ? 'ambiguous' : 'unreadable' };
    }
    const rate = impliedRate({ from: amount, to: groupAmount }, currencies);
    if (!rate.ok) return UNREADABLE;
    const made = { rate: rate.value, rateSource: 'amount', rateDate: form.date } as const;
    return { ok: true, conversion: { groupAmount, groupCurrency, ...made } };
  }
  const rate = parseDecimal(text, { locale });
  if (!rate.ok) {
    return rate.error.code === 'ambiguous' ? { ok: false, problem: 'ambiguous' } : UNREADABLE;
  }
  const converted = convert(amount, { ...currencies, rate: rate.value });
  if (!converted.ok || converted.value < 1 || !isAmount(converted.value)) return UNREADABLE;
  return {
    ok: true,
    conversion: {
      groupAmount: converted.value,
      groupCurrency,
      rate: rate.value,
      rateSource: takenFrom === undefined ? 'rate' : source === undefined ? 'last' : 'day',
      rateDate: takenFrom ?? form.date,
    },
  };
}
