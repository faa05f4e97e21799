import type { StatementLine } from '@quits/ledger/statement';
import { PAYMENT_CATEGORY } from '../category/list-categories.ts';
import { emptyForm } from '../expense-form/expense-form.ts';
import { readSplit } from '../expense-form/read-split.ts';
import { withUsualSplit } from '../expense-form/with-usual.ts';
import type { Group } from '../group/schema.ts';
import { usualOf } from '../group/usual.ts';
import type { IdentifiedExpense } from '../import/import-entries.ts';
import { firstCharacters, LIMITS } from '../limits.ts';
import type { NamedPerson } from '../person/people.ts';
import type { LineChoice } from './line-choice.ts';

/** The group and the account that a line becomes an expense of. */
export interface LineExpenseOptions {
  readonly group: Group;
  /** People to choose from. */
  readonly people: readonly NamedPerson[];
  /** Person whose account it is. */
  readonly payerId: string;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
}

/**
 * Makes an expense, income or payment of a line. Its id is the line's, so that the same line is never added twice. `undefined` if the
 * split is impossible, or someone would pay themselves.
 */
export function lineExpense(
  { id, date, amount: signed, currency }: StatementLine,
  { title, category, whose }: LineChoice,
  { group, people, payerId, locale }: LineExpenseOptions,
): IdentifiedExpense | undefined {
  const amount = Math.abs(signed);
  const isOut = signed < 0;
  const base = { id, title: title.trim(), amount, currency, date, notes: '', receipts: [] };
  if (whose.kind === 'payment') {
    const [from, to] = isOut ? [payerId, whose.personId] : [whose.personId, payerId];
    if (from === to) return undefined;
    const shares = { [to]: amount };
    const nameOf = (personId: string) => group.people[personId]?.name ?? '';
    return {
      ...base,
      kind: 'payment',
      title: firstCharacters(`${nameOf(from)} → ${nameOf(to)}`, LIMITS.text.title),
      category: PAYMENT_CATEGORY,
      payers: { [from]: amount },
      split: { mode: 'exact', inputs: shares },
      shares,
    };
  }
  const empty = emptyForm({ expenseId: id, date, currency, payerId, people });
  const form =
    whose.kind === 'one'
      ? { ...empty, participants: [whose.personId] }
      : withUsualSplit(empty, usualOf(group), { people, locale });
  const parts = readSplit(form, amount, { currency, locale });
  if (!parts.ok || base.title === '') return undefined;
  return {
    ...base,
    kind: isOut ? 'expense' : 'income',
    category,
    payers: { [payerId]: amount },
    split: parts.split,
    shares: parts.shares,
  };
}
