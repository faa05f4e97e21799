import { type Decimal, formatDecimal } from '@quits/ledger';
import type { ExpenseForm } from './expense-form.ts';

/** The last rate to the group's currency, and the language that it is written in. */
export interface InCurrencyOptions {
  readonly last: { readonly rate: Decimal; readonly date: string } | undefined;
  /** BCP 47 tag. */
  readonly locale: string;
}

/** Changes the currency of a form; takes the last rate if there is one, and its date, so that the form can name it. */
export function inCurrency(
  form: ExpenseForm,
  currency: string,
  { last, locale }: InCurrencyOptions,
): ExpenseForm {
  const rate = last && { text: formatDecimal(last.rate, locale), takenFrom: last.date };
  return { ...form, currency, conversion: { typed: 'rate', text: '', ...rate } };
}
