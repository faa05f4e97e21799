import type { Expense, PersonId, Split } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { renameAmounts, renameSplit } from '../model/rename-split.ts';
import { split as divide } from '../split/split.ts';
import { countOnce } from './count-once.ts';
import { countTwice } from './count-twice.ts';

/** What a person counts who stands for several people of the same expense. */
export type CountMerged =
  /** Like anyone else: they had been named twice by mistake. */
  | 'once'
  /** As much as all of them together: nobody else's part changes. */
  | 'twice';

/** What of an expense changes with its people. */
export type EntryOfPeople = Pick<Expense, 'id' | 'kind' | 'amount' | 'payers' | 'shares' | 'split'>;

/**
 * The same expense with other people in the place of its own, as when a guest turns out to be someone
 * who is there. What they paid adds up, and so does what was typed as money or percent; `count` says
 * what becomes of parts that follow from who takes part. Shares always sum to the amount. Undefined
 * for a payment whose two sides become one person.
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
  // Typed numbers that no longer make the whole would leave the expense impossible to edit.
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
