import {
  type Decimal,
  parseAmount,
  type PersonId,
  type Split,
  split,
  type SplitError,
} from '@quits/ledger';
import type { NewExpense } from '../../data/actions/new-expense.ts';
import type { ExpenseForm } from './expense-form.ts';

/** Why a typed amount can't be used. */
export type AmountProblem = 'missing' | 'not-a-number' | 'ambiguous' | 'too-large' | 'too-precise';

/** Why a form can't be saved, by field. */
export interface ExpenseFormProblems {
  readonly amount?: AmountProblem;
  readonly title?: 'missing' | 'too-long';
  readonly date?: 'missing';
  readonly notes?: 'too-long';
  /** Minor units that the payers have not covered; negative when they paid too much. */
  readonly payers?: { readonly left: number } | 'unreadable';
  readonly split?: SplitError;
}

/** A form as far as it can be understood. */
export interface CheckedExpense {
  /** Minor units; `undefined` until the amount can be read. */
  readonly amount: number | undefined;
  /** Minor units by person; empty until there is something to split. */
  readonly shares: Readonly<Record<PersonId, number>>;
  readonly problems: ExpenseFormProblems;
  /** Set when nothing is wrong. */
  readonly expense: NewExpense | undefined;
}

/** How amounts are typed. */
export interface ReadingOptions {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly locale: string;
}

const MAX_TITLE = 120;
const MAX_NOTES = 2000;

/** Reads a form: the amount, the shares that come of it, and what is still wrong. */
export function checkExpense(form: ExpenseForm, options: ReadingOptions): CheckedExpense {
  const read = readAmount(form.amountText, options);
  const amount = typeof read === 'number' ? read : undefined;
  const title = form.title.trim();
  const parts = amount === undefined ? undefined : readSplit(form, amount, options);
  const payers = amount === undefined ? undefined : readPayers(form, amount, options);
  const problems: ExpenseFormProblems = {
    ...(typeof read === 'number' ? {} : { amount: read }),
    ...(title === '' ? { title: 'missing' } : {}),
    ...(title.length > MAX_TITLE ? { title: 'too-long' } : {}),
    ...(form.date === '' ? { date: 'missing' } : {}),
    ...(form.notes.length > MAX_NOTES ? { notes: 'too-long' } : {}),
    ...(payers?.ok === false ? { payers: payers.problem } : {}),
    ...(parts?.ok === false ? { split: parts.problem } : {}),
  };
  const shares = parts?.ok === true ? parts.shares : {};
  if (
    amount === undefined ||
    parts?.ok !== true ||
    payers?.ok !== true ||
    Object.keys(problems).length > 0
  ) {
    return { amount, shares, problems, expense: undefined };
  }
  return {
    amount,
    shares,
    problems,
    expense: {
      kind: 'expense',
      title,
      amount,
      currency: options.currency,
      date: form.date,
      category: form.category,
      payers: payers.payers,
      split: parts.split,
      shares,
      notes: form.notes.trim(),
    },
  };
}

type ReadPayers =
  | { readonly ok: true; readonly payers: Readonly<Record<PersonId, number>> }
  | { readonly ok: false; readonly problem: NonNullable<ExpenseFormProblems['payers']> };

function readPayers(form: ExpenseForm, amount: number, options: ReadingOptions): ReadPayers {
  if (form.paidBy.kind === 'one') {
    return { ok: true, payers: { [form.paidBy.personId]: amount } };
  }
  const paid = readAmounts(form.paidBy.texts, options, false);
  if (paid === undefined) return { ok: false, problem: 'unreadable' };
  const payers = Object.fromEntries(Object.entries(paid).filter(([, minor]) => minor !== 0));
  const left = amount - Object.values(payers).reduce((sum, minor) => sum + minor, 0);
  return left === 0 ? { ok: true, payers } : { ok: false, problem: { left } };
}

type ReadSplit =
  | {
      readonly ok: true;
      readonly split: Split;
      readonly shares: Readonly<Record<PersonId, number>>;
    }
  | { readonly ok: false; readonly problem: SplitError };

function readSplit(form: ExpenseForm, amount: number, options: ReadingOptions): ReadSplit {
  const typed = typedSplit(form, options);
  if (typed === undefined) return { ok: false, problem: { code: 'bad-input' } };
  const result = split({ expenseId: form.expenseId, amount, split: typed });
  return result.ok
    ? { ok: true, split: typed, shares: result.value }
    : { ok: false, problem: result.error };
}

function typedSplit(form: ExpenseForm, options: ReadingOptions): Split | undefined {
  const { mode, participants } = form;
  switch (mode) {
    case 'equal':
      return { mode, inputs: [...participants] };
    case 'weights':
      return { mode, inputs: byPerson(participants, (id) => String(form.weights[id] ?? 1)) };
    case 'percent':
      return { mode, inputs: byPerson(participants, (id) => readDecimal(form.texts.percent[id])) };
    case 'exact':
    case 'adjustment': {
      const texts = byPerson(participants, (id) => form.texts[mode][id] ?? '');
      const inputs = readAmounts(texts, options, mode === 'adjustment');
      return inputs === undefined ? undefined : { mode, inputs };
    }
  }
}

function byPerson<Value>(
  people: readonly PersonId[],
  valueOf: (id: PersonId) => Value,
): Record<PersonId, Value> {
  return Object.fromEntries(people.map((id) => [id, valueOf(id)]));
}

/** Either decimal mark; nothing typed is 0. */
function readDecimal(text: string | undefined): Decimal {
  const trimmed = (text ?? '').trim().replace(',', '.').replace(/%$/, '').trim();
  return trimmed === '' ? '0' : trimmed;
}

/** Minor units by person; nothing typed is 0; `undefined` when one can't be read. */
function readAmounts(
  texts: Readonly<Record<PersonId, string>>,
  options: ReadingOptions,
  allowNegative: boolean,
): Record<PersonId, number> | undefined {
  const amounts: Record<PersonId, number> = {};
  for (const [id, text] of Object.entries(texts)) {
    const read = parseAmount(text, { ...options, allowNegative });
    if (!read.ok && read.error.code !== 'empty') return undefined;
    amounts[id] = read.ok ? read.value : 0;
  }
  return amounts;
}

function readAmount(text: string, options: ReadingOptions): number | AmountProblem {
  const read = parseAmount(text, options);
  if (read.ok) return read.value === 0 ? 'missing' : read.value;
  switch (read.error.code) {
    case 'empty':
      return 'missing';
    case 'ambiguous':
      return 'ambiguous';
    case 'too-large':
      return 'too-large';
    case 'too-many-decimals':
      return 'too-precise';
    case 'not-a-number':
    case 'other-currency':
    case 'division-by-zero':
    case 'negative':
      return 'not-a-number';
  }
}
