import type { LedgerEntry, PersonId } from '../model/expense.ts';
import { allocate } from '../split/allocate.ts';
import { getBalanceChanges } from './get-balance-changes.ts';

/** Amount that one person owes another. */
export interface Debt {
  readonly from: PersonId;
  readonly to: PersonId;
  /** Minor units, more than 0. */
  readonly amount: number;
}

/** Fields of an entry that debts depend on. */
export type DebtEntry = Pick<LedgerEntry, 'id' | 'kind' | 'currency' | 'payers' | 'shares'>;

/**
 * Returns the debts that one entry creates: each person whose share exceeds their payment owes
 * those who paid more than their share, in proportion, exact to the minor unit.
 */
export function getEntryDebts(entry: DebtEntry): Debt[] {
  const effect = Object.entries(getBalanceChanges(entry)).sort(([a], [b]) => (a < b ? -1 : 1));
  const open = new Map(effect.filter(([, amount]) => amount > 0));
  const debts: Debt[] = [];
  for (const [from, amount] of effect) {
    if (amount > 0) continue;
    // In proportion to the open amounts, so that nobody receives more than they are owed and the
    // last debtor pays exactly the rest.
    const owed = { people: [...open.keys()], weights: [...open.values()] };
    for (const [to, part] of Object.entries(allocate(-amount, owed, entry.id))) {
      if (part === 0) continue;
      debts.push({ from, to, amount: part });
      open.set(to, (open.get(to) ?? 0) - part);
    }
  }
  return debts;
}

/**
 * Returns the debts of all entries in one currency, netted within each pair but never transferred
 * to a third person. The alternative to a simplified plan; sorted by the two people.
 */
export function pairDebts(entries: Iterable<DebtEntry>, currency: string): Debt[] {
  const nets = new Map<PersonId, Map<PersonId, number>>();
  for (const entry of entries) {
    if (entry.currency !== currency) continue;
    for (const { from, to, amount } of getEntryDebts(entry)) {
      const [low, high, signed] = from < to ? [from, to, amount] : [to, from, -amount];
      const row = nets.get(low) ?? new Map<PersonId, number>();
      row.set(high, (row.get(high) ?? 0) + signed);
      nets.set(low, row);
    }
  }
  const debts = [...nets].flatMap(([low, row]) =>
    [...row].map(([high, net]) =>
      net > 0 ? { from: low, to: high, amount: net } : { from: high, to: low, amount: -net },
    ),
  );
  return debts.filter(({ amount }) => amount !== 0).sort(byPeople);
}

function byPeople(a: Debt, b: Debt): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to < b.to ? -1 : 1;
}
