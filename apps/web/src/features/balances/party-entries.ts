import type { Doc } from '@quits/firestore';
import { betweenHouseholds, entryEffect } from '@quits/ledger';
import { countedEntry } from '../../data/counted-entry.ts';
import type { Expense } from '../../data/schemas/expense.ts';
import type { Group } from '../../data/schemas/group.ts';
import { partiesOf } from './parties.ts';

/** An expense as it moves debts between those who settle. */
export type PartyEntry = ReturnType<typeof countedEntry> & {
  readonly title: string;
  readonly expenseId: string;
};

/** The expenses that count, oldest first, between households. */
export function partyEntries(
  group: Group,
  history: readonly Doc<Expense>[],
): readonly PartyEntry[] {
  const { households } = partiesOf(group);
  return history
    .filter(({ data }) => data.deletedAt === undefined)
    .map(({ id, data }) =>
      betweenHouseholds(
        { ...countedEntry(id, data), title: data.title, expenseId: id },
        households,
      ),
    )
    .reverse();
}

/** Whether stored balances are what a whole history adds up to. */
export function isRightSum(group: Group, history: readonly Doc<Expense>[]): boolean {
  const sums = new Map<string, number>();
  const add = (currency: string, person: string, minor: number) => {
    const key = `${currency} ${person}`;
    sums.set(key, (sums.get(key) ?? 0) + minor);
  };
  for (const { id, data } of history) {
    if (data.deletedAt !== undefined) continue;
    const entry = countedEntry(id, data);
    for (const [person, minor] of Object.entries(entryEffect(entry))) {
      add(entry.currency, person, minor);
    }
  }
  for (const [currency, byPerson] of Object.entries(group.balances)) {
    for (const [person, minor] of Object.entries(byPerson)) add(currency, person, -minor);
  }
  return [...sums.values()].every((minor) => minor === 0);
}
