import { parseAmount, type PersonId, split, type SplitError } from '@quits/ledger';
import type { NewExpense } from '../../data/actions/new-expense.ts';

/** What the form holds while a person types. */
export interface ExpenseForm {
  /** Decides who takes the spare minor units, so it is made before anything is shown. */
  readonly expenseId: string;
  readonly amountText: string;
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly payerId: PersonId;
  /** Who shares the cost. */
  readonly participants: readonly PersonId[];
}

/** Why a form can't be saved, by field. */
export interface ExpenseFormProblems {
  readonly amount?: 'missing' | 'not-a-number' | 'ambiguous' | 'too-large' | 'too-precise';
  readonly title?: 'missing' | 'too-long';
  readonly date?: 'missing';
  readonly participants?: SplitError['code'];
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

const MAX_TITLE = 120;

/** Reads a form: the amount, the shares that come of it, and what is still wrong. */
export function checkExpense(
  form: ExpenseForm,
  options: { readonly currency: string; readonly locale: string },
): CheckedExpense {
  const amount = readAmount(form.amountText, options);
  const title = form.title.trim();
  const inputs = [...form.participants];
  const shares =
    typeof amount === 'number'
      ? split({ expenseId: form.expenseId, amount, split: { mode: 'equal', inputs } })
      : undefined;
  const problems: ExpenseFormProblems = {
    ...(typeof amount === 'number' ? {} : { amount }),
    ...(title === '' ? { title: 'missing' } : {}),
    ...(title.length > MAX_TITLE ? { title: 'too-long' } : {}),
    ...(form.date === '' ? { date: 'missing' } : {}),
    ...(shares?.ok === false ? { participants: shares.error.code } : {}),
    ...(inputs.length === 0 ? { participants: 'no-people' } : {}),
  };
  if (typeof amount !== 'number' || !shares?.ok || Object.keys(problems).length > 0) {
    return {
      amount: typeof amount === 'number' ? amount : undefined,
      shares: shares?.ok === true ? shares.value : {},
      problems,
      expense: undefined,
    };
  }
  return {
    amount,
    shares: shares.value,
    problems,
    expense: {
      kind: 'expense',
      title,
      amount,
      currency: options.currency,
      date: form.date,
      category: 'other',
      payers: { [form.payerId]: amount },
      split: { mode: 'equal', inputs },
      shares: shares.value,
    },
  };
}

function readAmount(
  text: string,
  options: { readonly currency: string; readonly locale: string },
): number | NonNullable<ExpenseFormProblems['amount']> {
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
