import { parseEntryLine } from '@quits/ledger';
import type { ExpenseForm } from './expense-form.ts';
import { findDate } from './find-date.ts';
import { typedAmount } from './form-of-expense.ts';

/** What a line is read with. */
export interface LineOptions {
  /** BCP 47 tag of the person's language. */
  readonly locale: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Whom words such as `me` mean. */
  readonly me?: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * Fills a form in with what one line says, such as `19.24 tickets` or `dinner 80 by anna for ben
 * yesterday`; `undefined` when there is no amount in it.
 */
export function fillInLine(
  form: ExpenseForm,
  line: string,
  { locale, people, me, today }: LineOptions,
): ExpenseForm | undefined {
  const { rest, date } = findDate(line, today, locale);
  const read = parseEntryLine(rest, {
    locale,
    currency: form.currency,
    people: Object.fromEntries(people.map(({ id, name }) => [id, { name }])),
    ...(me === undefined ? {} : { me }),
  });
  if (!read.ok || read.value.amount <= 0) return undefined;
  const { title, amount, currency, payers = [], people: sharers } = read.value;
  const [payer] = payers;
  return {
    ...form,
    amountText: typedAmount(amount, currency, locale),
    currency,
    title: title.slice(0, 120),
    ...(date === undefined ? {} : { date }),
    ...(payers.length === 1 && payer !== undefined
      ? { paidBy: { kind: 'one', personId: payer } }
      : {}),
    ...(sharers === undefined ? {} : { participants: sharers, mode: 'equal' }),
  };
}
