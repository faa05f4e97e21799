import type { Decimal, SplitError } from '@quits/ledger';
import type { ExpenseForm } from './expense-form.ts';

/** Remainder of a split that one person could take. */
export type Rest =
  | { readonly unit: 'minor'; readonly left: number }
  | { readonly unit: 'percent'; readonly left: Decimal };

/**
 * Maximum number of people without input to offer them the remainder; more offers would be
 * confusing.
 */
const FEW = 2;

/**
 * Returns the remainder that can be assigned to one person; undefined with too little input, or if
 * the total is exceeded.
 */
export function restOf(
  problem: SplitError | undefined,
  form: ExpenseForm,
  mode: keyof ExpenseForm['texts'],
): Rest | undefined {
  if (emptyOf(form, mode) > FEW) return undefined;
  if (problem?.code === 'unassigned' && problem.left > 0) {
    return { unit: 'minor', left: problem.left };
  }
  if (problem?.code === 'percent-unassigned' && !problem.left.startsWith('-')) {
    return { unit: 'percent', left: problem.left };
  }
  return undefined;
}

/** Returns the number of people without input; adjustments never leave a remainder. */
function emptyOf({ texts, participants }: ExpenseForm, mode: keyof ExpenseForm['texts']): number {
  if (mode === 'adjustment') return Number.POSITIVE_INFINITY;
  return participants.filter((id) => (texts[mode][id] ?? '').trim() === '').length;
}

/** A bill begins with a line to fill in. */
export function includeLine(form: ExpenseForm): ExpenseForm {
  if (form.mode !== 'items' || form.items.lines.length > 0) return form;
  const line = { id: '0', title: '', amountText: '', people: form.participants };
  return { ...form, items: { ...form.items, lines: [line] } };
}
