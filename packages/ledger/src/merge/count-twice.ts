import type { Expense, ItemLine, PersonId, Split } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { renameAmounts, renameSplit } from '../model/rename-split.ts';
import { allocate } from '../split/allocate.ts';
import type { AskedSplit } from './asked-split.ts';

type Rename = (person: PersonId) => PersonId;

/**
 * Keeps everyone's share and adds those of merged people. Equal parts become weights, an adjustment
 * absorbs the equal parts, and a line of a bill that names several merged people is divided into
 * one for them and one for the others.
 */
export function countTwice(
  expense: Pick<Expense, 'id' | 'split' | 'shares'>,
  rename: Rename,
): AskedSplit {
  return { split: splitOf(expense, rename), dividesAnew: false };
}

function splitOf(
  { id, split, shares }: Pick<Expense, 'id' | 'split' | 'shares'>,
  rename: Rename,
): Split {
  switch (split.mode) {
    case 'equal': {
      const weights = Object.entries(countNames(split.inputs, rename));
      return {
        mode: 'weights',
        inputs: Object.fromEntries(weights.map(([name, count]) => [name, String(count)])),
      };
    }
    case 'weights':
    case 'percent':
    case 'exact':
      return renameSplit(split, rename);
    case 'adjustment':
      return { mode: 'adjustment', inputs: adjustmentsOf(split.inputs, shares, rename) };
    case 'items': {
      const lines = split.inputs.lines.flatMap((line) => linesOf(line, rename, id));
      return { mode: 'items', inputs: { ...split.inputs, lines } };
    }
  }
}

/** Counts the people that each name stands for; a person named twice counts once. */
function countNames(people: readonly PersonId[], rename: Rename): Record<PersonId, number> {
  const ones = Object.fromEntries(people.map((person) => [person, 1]));
  return renameAmounts(ones, rename);
}

/** Keeps one of the merged equal parts; the others become part of the adjustment. */
function adjustmentsOf(
  inputs: Readonly<Record<PersonId, number>>,
  shares: Readonly<Record<PersonId, number>>,
  rename: Rename,
): Record<PersonId, number> {
  const seen = new Set<PersonId>();
  const added = Object.entries(inputs).map(([person, adjustment]): [PersonId, number] => {
    const name = rename(person);
    const isFirst = !seen.has(name);
    seen.add(name);
    return [person, isFirst ? adjustment : (getOwn(shares, person) ?? 0)];
  });
  return renameAmounts(Object.fromEntries(added), rename);
}

function linesOf(line: ItemLine, rename: Rename, expenseId: string): readonly ItemLine[] {
  const counts = countNames(line.people, rename);
  const names = Object.keys(counts);
  const several = names.filter((name) => (getOwn(counts, name) ?? 0) > 1);
  if (several.length === 0 || names.length === 1) return [{ ...line, people: names }];
  const weights = { people: names, weights: Object.values(counts) };
  const parts = allocate(line.amount, weights, expenseId);
  const others = names.filter((name) => !several.includes(name));
  const groups = [...several.map((name) => [name]), ...(others.length === 0 ? [] : [others])];
  return groups.map((people) => ({
    ...line,
    amount: people.reduce((all, name) => all + (getOwn(parts, name) ?? 0), 0),
    people,
  }));
}
