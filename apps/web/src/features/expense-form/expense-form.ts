import type { PersonId, SplitMode } from '@quits/ledger';
import type { Expense } from '../../data/schemas/expense.ts';

/** Ways of splitting that the form offers. */
export const FORM_MODES = ['equal', 'weights', 'percent', 'exact', 'adjustment'] as const;

/** See {@link FORM_MODES}. */
export type FormMode = (typeof FORM_MODES)[number];

/** What the form holds while a person types; switching the mode back and forth loses nothing. */
export interface ExpenseForm {
  /** Decides who takes the spare minor units, so it is made before anything is shown. */
  readonly expenseId: string;
  readonly amountText: string;
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly category: string;
  readonly notes: string;
  /** One person paid all, or several paid what is typed for each. */
  readonly paidBy:
    | { readonly kind: 'one'; readonly personId: PersonId }
    | { readonly kind: 'several'; readonly texts: Readonly<Record<PersonId, string>> };
  readonly mode: FormMode;
  /** Who shares the cost. */
  readonly participants: readonly PersonId[];
  readonly weights: Readonly<Record<PersonId, number>>;
  readonly texts: Readonly<
    Record<'percent' | 'exact' | 'adjustment', Readonly<Record<PersonId, string>>>
  >;
}

/** Options of {@link emptyForm}. */
export interface EmptyFormOptions {
  readonly expenseId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly payerId: PersonId;
  readonly people: readonly { readonly id: PersonId; readonly defaultWeight: number }[];
}

/** A form for a new expense: paid by one, split equally between all. */
export function emptyForm({ expenseId, date, payerId, people }: EmptyFormOptions): ExpenseForm {
  return {
    expenseId,
    amountText: '',
    title: '',
    date,
    category: 'other',
    notes: '',
    paidBy: { kind: 'one', personId: payerId },
    mode: 'equal',
    participants: people.map(({ id }) => id),
    weights: Object.fromEntries(people.map(({ id, defaultWeight }) => [id, defaultWeight])),
    texts: { percent: {}, exact: {}, adjustment: {} },
  };
}

/** A form that shows an expense as it was typed. `write` puts minor units into the person's format. */
export function formOf(
  expenseId: string,
  expense: Expense,
  write: (minor: number) => string,
): ExpenseForm {
  const { split, payers } = expense;
  const [payerId = ''] = Object.keys(payers);
  const texts = (amounts: Readonly<Record<PersonId, number>>) =>
    Object.fromEntries(Object.entries(amounts).map(([id, minor]) => [id, write(minor)]));
  const base: ExpenseForm = {
    expenseId,
    amountText: write(expense.amount),
    title: expense.title,
    date: expense.date,
    category: expense.category,
    notes: expense.notes,
    paidBy:
      Object.keys(payers).length === 1
        ? { kind: 'one', personId: payerId }
        : { kind: 'several', texts: texts(payers) },
    mode: 'equal',
    participants: Object.keys(expense.shares),
    weights: {},
    texts: { percent: {}, exact: {}, adjustment: {} },
  };
  switch (split.mode) {
    case 'equal':
      return { ...base, participants: split.inputs };
    case 'weights':
      return {
        ...base,
        mode: 'weights',
        participants: Object.keys(split.inputs),
        weights: Object.fromEntries(
          Object.entries(split.inputs).map(([id, weight]) => [id, Number(weight)]),
        ),
      };
    case 'percent':
      return {
        ...base,
        mode: 'percent',
        participants: Object.keys(split.inputs),
        texts: { ...base.texts, percent: split.inputs },
      };
    case 'exact':
    case 'adjustment':
      return {
        ...base,
        mode: split.mode,
        participants: Object.keys(split.inputs),
        texts: { ...base.texts, [split.mode]: texts(split.inputs) },
      };
    case 'items':
      // The form has no lines: what came of them can be changed amount by amount.
      return {
        ...base,
        mode: 'exact',
        texts: { ...base.texts, exact: texts(expense.shares) },
      };
  }
}

/** Whether the form can show a way of splitting as it was typed. */
export function isFormMode(mode: SplitMode): mode is FormMode {
  return FORM_MODES.some((known) => known === mode);
}
