import type { AmountsByPerson, EntryKind, PersonId } from '../model/expense.ts';
import { allocateEqually } from '../split/allocate.ts';
import { guessSplit, withoutZeros } from './guess-split.ts';
import type { ImportBuilder } from './import-builder.ts';

/** A row with the net amount of each person, but without payers and shares. */
export interface NetRow {
  readonly line: number;
  readonly date: string;
  readonly currency: string;
  readonly title: string;
  readonly category: string;
  /** Minor units. */
  readonly cost: number;
  /** Paid minus owed, in minor units. */
  readonly nets: AmountsByPerson;
  readonly isPayment: boolean;
}

/**
 * Reconstructs payers and shares. With one creditor the result is exact. With several, only net
 * amounts are known: the part that the others don't owe is split among the creditors equally, so
 * cost and balances match while payments are an estimate.
 */
export function addNetRow(builder: ImportBuilder, row: NetRow): void {
  // Income is a negative cost with inverted signs.
  const sign = row.cost < 0 ? -1 : 1;
  const amount = sign * row.cost;
  const nets = Object.entries(row.nets).map(([person, net]): [PersonId, number] => [
    person,
    sign * net,
  ]);
  const up = nets.filter(([, net]) => net > 0);
  const down = nets.filter(([, net]) => net < 0);
  const owed = down.reduce((sum, [, net]) => sum - net, 0);
  if (up.reduce((sum, [, net]) => sum + net, 0) !== owed || owed > amount) {
    return builder.error(row.line, 'unbalanced', row.title);
  }
  if (up.length === 0) return builder.error(row.line, 'no-payer', row.title);
  if (up.length > 1 && !(row.isPayment && owed === amount)) {
    builder.note(row.line, 'payers-estimated');
  }
  const upPeople = up.map(([person]) => person);
  const own = allocateEqually(amount - owed, upPeople, `${row.date}${row.title}`);
  const payers = up.map(([person, net]) => [person, net + (own[person] ?? 0)] as const);
  const shares = withoutZeros({
    ...own,
    ...Object.fromEntries(down.map(([person, net]) => [person, -net])),
  });
  const isPayment = row.isPayment && up.length === 1 && down.length === 1 && owed === amount;
  builder.add({
    ...draftOf(row, isPayment ? 'payment' : sign < 0 ? 'income' : 'expense'),
    amount,
    payers: Object.fromEntries(payers),
    shares,
    split: isPayment ? { mode: 'exact', inputs: shares } : guessSplit(shares),
  });
}

function draftOf({ line, date, currency, title, category }: NetRow, kind: EntryKind) {
  const named = category.trim() !== '' && kind !== 'payment';
  return { kind, line, date, currency, title, ...(named ? { category } : {}) };
}
