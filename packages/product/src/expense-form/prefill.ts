import { isCurrency, isDate, parseAmount } from '@quits/ledger';
import * as v from 'valibot';
import type { ExpenseForm } from './expense-form.ts';
import { typedAmount } from './typed-amount.ts';
import { characters, LIMITS } from '../limits.ts';
import { textSchema } from '../values/common.ts';

/** Options that a link's parameters are checked against. */
export interface PrefillOptions {
  readonly personIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
}

const titleSchema = textSchema(LIMITS.text.title);
const kindSchema = v.picklist(['expense', 'payment', 'income']);

/**
 * Fills in a form from the query of a link: `amount` (with a point), `currency`, `title`, `date`,
 * `payer`, `category`, `notes`, and `kind` and `to` for payments. Ignores invalid values.
 */
export function prefill(
  form: ExpenseForm,
  params: URLSearchParams,
  { personIds, categoryIds, locale }: PrefillOptions,
): ExpenseForm {
  const person = (name: string) => {
    const id = params.get(name) ?? '';
    return personIds.includes(id) ? id : undefined;
  };
  const currency = params.get('currency')?.toUpperCase() ?? '';
  const used = isCurrency(currency) ? currency : form.currency;
  const amount = parseAmount(params.get('amount') ?? '', { locale: 'en-US', currency: used });
  const title = v.safeParse(titleSchema, params.get('title'));
  const kind = v.safeParse(kindSchema, params.get('kind'));
  const date = params.get('date') ?? '';
  const payer = person('payer');
  const to = person('to');
  const category = params.get('category') ?? '';
  const notes = params.get('notes') ?? '';
  return {
    ...form,
    currency: used,
    ...(amount.ok && amount.value > 0
      ? { amountText: typedAmount(amount.value, used, locale) }
      : {}),
    ...(title.success ? { title: title.output } : {}),
    ...(kind.success ? { kind: kind.output } : {}),
    ...(isDate(date) ? { date } : {}),
    ...(payer === undefined ? {} : { paidBy: { kind: 'one', personId: payer } }),
    ...(to === undefined ? {} : { receiverId: to }),
    ...(categoryIds.includes(category) ? { category, categoryIs: 'chosen' } : {}),
    ...(notes !== '' && characters(notes) <= LIMITS.text.notes ? { notes } : {}),
  };
}
