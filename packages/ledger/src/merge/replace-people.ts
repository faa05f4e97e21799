import type { Expense, PersonId, Split } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { renameAmounts, renameSplit } from '../model/rename-split.ts';
import { split as divide } from '../split/split.ts';
import { countOnce } from './count-once.ts';
import { countTwice } from './count-twice.ts';

/** How to count a person who replaces several people of one expense. */
export type CountMerged =
  /** Once: the people were the same person, listed twice by mistake. */
  | 'once'
  /** The replacement counts as much as all of them together; other shares don't change. */
  | 'twice';

/** Fields of an expense that depend on its people. */
export type EntryOfPeople = Pick<Expense, 'id' | 'kind' | 'amount' | 'payers' | 'shares' | 'split'>;

/**
 * Replaces people of an expense, e.g. when a guest turns out to be an existing person. Payments are
 * added, and so are typed amounts and percentages; `count` decides about parts that depend on the
 * participants. Shares always sum to the amount. Undefined for a payment whose two sides become the
 * same person.
 */
export function replacePeople<Entry extends EntryOfPeople>(
  expense: Entry,
  replacements: Readonly<Record<PersonId, PersonId>>,
  count: CountMerged = 'twice',
): Entry | undefined {
  const rename = (person: PersonId): PersonId => getOwn(replacements, person) ?? person;
  const payers = renameAmounts(expense.payers, rename);
  const shares = renameAmounts(expense.shares, rename);
  const [payer = ''] = Object.keys(payers);
  if (expense.kind === 'payment' && Object.hasOwn(shares, payer)) return undefined;
  const renamed = { ...expense, payers, shares, split: renameSplit(expense.split, rename) };
  if (isOneToOne(expense, rename)) return renamed;
  return { ...renamed, ...partsOf(expense, rename, count) };
}

function partsOf(
  expense: EntryOfPeople,
  rename: (person: PersonId) => PersonId,
  count: CountMerged,
): Pick<EntryOfPeople, 'shares' | 'split'> {
  const { id, amount } = expense;
  const shares = renameAmounts(expense.shares, rename);
  const asked = count === 'once' ? countOnce(expense, rename) : countTwice(expense, rename);
  const divided = divide({ expenseId: id, amount, split: asked.split });
  // Inputs that no longer sum to the total would make the expense impossible to edit, so store
  // exact shares.
  if (!divided.ok) return { shares, split: { mode: 'exact', inputs: shares } };
  return { shares: asked.dividesAnew ? divided.value : shares, split: asked.split };
}

function isOneToOne(
  { shares, split }: Pick<EntryOfPeople, 'shares' | 'split'>,
  rename: (person: PersonId) => PersonId,
): boolean {
  const people = new Set([...Object.keys(shares), ...peopleOf(split)]);
  return new Set([...people].map(rename)).size === people.size;
}

function peopleOf({ mode, inputs }: Split): readonly PersonId[] {
  if (mode === 'equal') return inputs;
  return mode === 'items' ? inputs.lines.flatMap(({ people }) => people) : Object.keys(inputs);
}
