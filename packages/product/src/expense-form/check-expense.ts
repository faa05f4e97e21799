import { isDate, type SplitError } from '@quits/ledger';
import { PAYMENT_CATEGORY } from '../category/list-categories.ts';
import type { Conversion, NewExpense } from '../expense/new-expense.ts';
import type { ExpenseForm } from './expense-form.ts';
import {
  type AmountProblem,
  readAmount,
  readAmounts,
  type ReadingOptions,
} from './read-amounts.ts';
import { readConversion } from './read-conversion.ts';
import { type ReadSplit, readSplit, totalOfItems } from './read-split.ts';
import { characters, LIMITS } from '../limits.ts';

/** Problems of a form by field. */
export interface ExpenseFormProblems {
  readonly amount?: AmountProblem;
  readonly conversion?: 'unreadable' | 'ambiguous';
  readonly title?: 'missing' | 'too-long';
  readonly date?: 'missing';
  readonly notes?: 'too-long';
  /** Minor units that the payers have not covered; negative when they paid too much. */
  readonly payers?: { readonly left: number } | 'unreadable';
  readonly split?: SplitError;
  /** A payment's receiver must be another person. */
  readonly receiver?: 'missing' | 'same';
  /** A series ends after it began. */
  readonly until?: 'too-early';
}

/** A form as far as it can be understood. */
export interface CheckedExpense {
  /** Minor units; `undefined` until the amount can be read. */
  readonly amount: number | undefined;
  /** Minor units by person; empty until the amount and the people are known. */
  readonly shares: Readonly<Record<string, number>>;
  /** Amount in the group's currency; empty if it is the expense's currency. */
  readonly conversion: Conversion;
  readonly problems: ExpenseFormProblems;
  /** Set if the form is valid. */
  readonly expense: NewExpense | undefined;
}

/** Options for reading a form. */
export interface CheckOptions {
  /** ISO 4217 code of the group's currency. */
  readonly groupCurrency: string;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** Returns the title of a payment, which has none of its own. */
  readonly paymentTitle: (fromId: string, toId: string) => string;
}

/** Reads a form: the amount, the resulting shares, and the problems. */
export function checkExpense(form: ExpenseForm, options: CheckOptions): CheckedExpense {
  const reading = { currency: form.currency, locale: options.locale };
  const read = readWhole(form, reading);
  if (typeof read !== 'number') {
    const problems = { amount: read, ...textProblems(form) };
    return { amount: undefined, shares: {}, conversion: {}, problems, expense: undefined };
  }
  const parts = form.kind === 'payment' ? readReceiver(form, read) : readSplit(form, read, reading);
  const payers = readPayers(form, read, reading);
  const converted = readConversion(form, read, options);
  const conversion = converted.ok ? converted.conversion : {};
  const shares = parts.ok ? parts.shares : {};
  const problems: ExpenseFormProblems = {
    ...textProblems(form),
    ...(converted.ok ? {} : { conversion: converted.problem }),
    ...(payers.ok ? {} : { payers: payers.problem }),
    ...(parts.ok || !('problem' in parts) ? {} : { split: parts.problem }),
    ...(parts.ok || !('receiver' in parts) ? {} : { receiver: parts.receiver }),
  };
  const understood = { amount: read, shares, conversion, problems };
  if (!parts.ok || !payers.ok || Object.keys(problems).length > 0) {
    return { ...understood, expense: undefined };
  }
  const { kind, date, currency, receipts } = form;
  const [fromId = ''] = Object.keys(payers.payers);
  const [toId = ''] = Object.keys(shares);
  return {
    ...understood,
    expense: {
      kind,
      title: kind === 'payment' ? options.paymentTitle(fromId, toId) : form.title.trim(),
      amount: read,
      currency,
      ...conversion,
      date,
      category: kind === 'payment' ? PAYMENT_CATEGORY : form.category,
      payers: payers.payers,
      split: parts.split,
      shares,
      notes: form.notes.trim(),
      receipts,
    },
  };
}

/** Reads the total; an itemized bill without a typed total uses the sum of its lines. */
function readWhole(form: ExpenseForm, reading: ReadingOptions): number | AmountProblem {
  const read = readAmount(form.amountText, reading);
  if (form.mode !== 'items' || form.amountText.trim() !== '') return read;
  const total = totalOfItems(form, reading) ?? 0;
  return total > 0 ? total : read;
}

function textProblems(form: ExpenseForm): ExpenseFormProblems {
  const title = form.title.trim();
  const { frequency, until } = form.repeat;
  const isTooEarly = frequency !== 'never' && until !== '' && until < form.date;
  return {
    ...(title === '' && form.kind !== 'payment' ? { title: 'missing' } : {}),
    ...(characters(title) > LIMITS.text.title ? { title: 'too-long' } : {}),
    ...(isDate(form.date) ? {} : { date: 'missing' }),
    ...(characters(form.notes) > LIMITS.text.notes ? { notes: 'too-long' } : {}),
    ...(isTooEarly ? { until: 'too-early' } : {}),
  };
}

type ReadReceiver =
  | Extract<ReadSplit, { readonly ok: true }>
  | { readonly ok: false; readonly receiver: NonNullable<ExpenseFormProblems['receiver']> };

function readReceiver({ paidBy, receiverId }: ExpenseForm, amount: number): ReadReceiver {
  if (receiverId === undefined) return { ok: false, receiver: 'missing' };
  if (paidBy.kind === 'one' && paidBy.personId === receiverId) {
    return { ok: false, receiver: 'same' };
  }
  const shares = { [receiverId]: amount };
  return { ok: true, split: { mode: 'exact', inputs: shares }, shares };
}

type ReadPayers =
  | { readonly ok: true; readonly payers: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly problem: NonNullable<ExpenseFormProblems['payers']> };

function readPayers(form: ExpenseForm, amount: number, reading: ReadingOptions): ReadPayers {
  const { paidBy } = form;
  if (paidBy.kind === 'one') return { ok: true, payers: { [paidBy.personId]: amount } };
  const paid = readAmounts(paidBy.texts, reading);
  if (paid === undefined) return { ok: false, problem: 'unreadable' };
  const payers = Object.fromEntries(Object.entries(paid).filter(([, minor]) => minor !== 0));
  const left = amount - Object.values(payers).reduce((sum, minor) => sum + minor, 0);
  return left === 0 ? { ok: true, payers } : { ok: false, problem: { left } };
}
