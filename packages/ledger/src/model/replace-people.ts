import type { Expense, PersonId, Split } from './expense.ts';
import { getOwn } from './get-own.ts';
import { setOwn } from './set-own.ts';

/**
 * The same expense with other people in the place of its own, as when a guest turns out to be
 * someone who is there, or two people are merged: their parts add up. Undefined for a payment whose
 * two sides become one person.
 */
export function replacePeople<Entry extends Pick<Expense, 'kind' | 'payers' | 'shares' | 'split'>>(
  expense: Entry,
  replacements: Readonly<Record<PersonId, PersonId>>,
): Entry | undefined {
  const rename = (person: PersonId): PersonId => getOwn(replacements, person) ?? person;
  const payers = renameAmounts(expense.payers, rename);
  const shares = renameAmounts(expense.shares, rename);
  const [payer = ''] = Object.keys(payers);
  if (expense.kind === 'payment' && Object.hasOwn(shares, payer)) return undefined;
  const merged = Object.keys(shares).length < Object.keys(expense.shares).length;
  // What was typed for two people says nothing of the one that they become, but their shares add
  // up.
  const split: Split = merged
    ? { mode: 'exact', inputs: shares }
    : renameSplit(expense.split, rename);
  return { ...expense, payers, shares, split };
}

/** The same split with other names for its people; people who fall together add up. */
export function renameSplit(split: Split, rename: (person: PersonId) => PersonId): Split {
  switch (split.mode) {
    case 'equal':
      return { mode: 'equal', inputs: [...new Set(split.inputs.map(rename))] };
    case 'exact':
    case 'adjustment':
      return { mode: split.mode, inputs: renameAmounts(split.inputs, rename) };
    case 'weights':
    case 'percent':
      return { mode: split.mode, inputs: renameKeys(split.inputs, rename) };
    case 'items': {
      const lines = split.inputs.lines.map((line) => ({
        ...line,
        people: [...new Set(line.people.map(rename))],
      }));
      return { mode: 'items', inputs: { ...split.inputs, lines } };
    }
  }
}

/** Amounts under other names; those that fall together add up. */
export function renameAmounts(
  amounts: Readonly<Record<PersonId, number>>,
  rename: (person: PersonId) => PersonId,
): Record<PersonId, number> {
  const renamed: Record<PersonId, number> = {};
  for (const [person, amount] of Object.entries(amounts)) {
    const name = rename(person);
    setOwn(renamed, name, (getOwn(renamed, name) ?? 0) + amount);
  }
  return renamed;
}

function renameKeys<Value>(
  values: Readonly<Record<PersonId, Value>>,
  rename: (person: PersonId) => PersonId,
): Record<PersonId, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([person, value]) => [rename(person), value]),
  );
}
