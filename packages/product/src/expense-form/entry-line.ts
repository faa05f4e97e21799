import { err, ok, type Result } from '@quits/errors';
import { type EntryLineError, parseEntryLine, type Reading } from '@quits/ledger';
import type { ExpenseForm } from './expense-form.ts';
import { findDate } from './find-date.ts';
import { typedAmount } from './typed-amount.ts';
import { firstCharacters, LIMITS } from '../limits.ts';

/** Options for reading a line. */
export interface LineOptions {
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Person that words such as `me` refer to. */
  readonly me?: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Chosen reading of an ambiguous number. */
  readonly reading?: Reading | undefined;
}

/**
 * Fills in a form from one line, such as `19.24 tickets` or `dinner 80 by anna for ben yesterday`.
 * A rate belongs to its currency, so a line in another currency clears it.
 */
export function fillInLine(
  form: ExpenseForm,
  line: string,
  { locale, people, me, today, reading }: LineOptions,
): Result<ExpenseForm, EntryLineError> {
  const { rest, date } = findDate(line, today, locale);
  const read = parseEntryLine(rest, {
    locale,
    currency: form.currency,
    people: Object.fromEntries(people.map(({ id, name }) => [id, { name }])),
    reading,
    ...(me === undefined ? {} : { me }),
  });
  if (!read.ok) return read;
  if (read.value.amount <= 0) return err({ code: 'not-a-number', at: 0 });
  const { title, amount, currency, payers = [], people: sharers } = read.value;
  const [payer] = payers;
  return ok({
    ...form,
    amountText: typedAmount(amount, currency, locale),
    currency,
    ...(currency === form.currency ? {} : { conversion: { typed: 'rate', text: '' } }),
    title: firstCharacters(title, LIMITS.text.title),
    ...(date === undefined ? {} : { date }),
    ...(payers.length === 1 && payer !== undefined
      ? { paidBy: { kind: 'one', personId: payer } }
      : {}),
    ...(sharers === undefined ? {} : { participants: sharers, mode: 'equal' }),
  });
}
