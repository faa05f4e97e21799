import type { Doc } from '@quits/firestore';
import { groupByHousehold } from '@quits/ledger';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { partiesOf } from './parties.ts';

/** An expense with its effect on the debts between parties. */
export type PartyEntry = ReturnType<typeof toLedgerEntry> & {
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
      groupByHousehold(
        { ...toLedgerEntry(id, data), title: data.title, expenseId: id },
        households,
      ),
    )
    .reverse();
}
